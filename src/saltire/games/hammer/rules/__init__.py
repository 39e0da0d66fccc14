"""The rules of Hammer of the Scots, a file a chapter: cards, events, movement, battles, kings, winter."""
