"""How the parts of the full-screen table are laid out."""

from __future__ import annotations

from typing import Final

CSS: Final = """
Screen { background: $background; }
#heading { height: auto; background: $panel; padding: 0 1; }
#middle { height: 1fr; }
#left { width: 1fr; height: 100%; }
#board { height: auto; }
#right { width: 1fr; height: 100%; padding: 0 1; }
#panel, #panel-below { height: auto; }
#panel-below { padding: 1 1 0 1; }
VerticalScroll { scrollbar-size-vertical: 1; }
#log-below, #log-beside { height: 1fr; }
#hand, #prompt { height: auto; padding: 0 1; }
#prompt { max-height: 5; }
#choice-box { height: auto; }
#choices { height: auto; padding: 0 1; }
#line { height: 1; background: $surface; padding: 0 1; }
#keys { height: 1; background: $panel; padding: 0 1; }
.page { margin: 1 0; background: $surface; border: round $primary; height: 100%; }
.page-text { height: auto; }
.page-foot { height: 1; color: $text-muted; }
#cover { background: $background; align: center middle; width: 100%; height: 100%; }
.cover-text { width: auto; height: auto; padding: 1; }
Cover { background: $background; }
#leaving { background: $surface; border: round $primary; width: 66; height: 9; padding: 1 2; }
Leaving { align: center middle; }
#leaving Horizontal { height: 3; margin-top: 1; }
#leaving Button { margin-right: 2; }
"""
