"""Draw the PNG icons from public/icon.svg with a Chromium that Playwright can start."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parents[1] / "public"


def main() -> None:
    """Write the icons that a phone's home screen asks for."""
    art = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    masked = art.replace('rx="104"', "").replace("<svg ", '<svg style="background:#23508c" ')
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for name, size, drawing in (
            ("icon-192.png", 192, art),
            ("icon-512.png", 512, art),
            ("icon-mask.png", 512, masked),
        ):
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<body style='margin:0'>{drawing}</body>")
            page.screenshot(path=PUBLIC / name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
