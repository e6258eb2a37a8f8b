const names = [
  'AccentColor', 'AccentColorText', 'ButtonBorder', 'ButtonFace', 'ButtonText', 'Canvas', 'CanvasText', 'Field',
  'FieldText', 'GrayText', 'Highlight', 'HighlightText', 'LinkText', 'Mark', 'MarkText', 'VisitedText',
]; // prettier-ignore

/** The user's system colours, as the browser computes them. */
export function systemColors(): Map<string, string> {
  const probe = document.createElement('i');
  probe.style.setProperty('forced-color-adjust', 'none');
  document.body.append(probe);
  const colors = names.map((name) => {
    probe.style.color = name;
    return [name, getComputedStyle(probe).color] as const;
  });
  probe.remove();
  return new Map(colors);
}
