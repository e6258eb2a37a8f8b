/** A finding of a suite that is acceptable. */
export interface Exception {
  /** Where it is found; in every mode without one. */
  mode?: string;
  finding: RegExp;
  reason: string;
}

export const exceptions: Exception[] = [
  {
    mode: 'in the specification',
    finding: /^calendar td\b.* data-(?:hidden|today|selected)\b/,
    reason: 'The day picker writes it by itself.',
  },
  {
    mode: 'from right to left',
    finding: /\bawning “.* still runs/,
    reason: 'Stripes of one width have no direction.',
  },
  {
    mode: 'from right to left',
    finding: /^tooltip \[tip\]/,
    reason: 'It is placed by script below the middle of its anchor when it opens, and stays there.',
  },
  {
    mode: 'in forced colours',
    finding:
      /^(?:photo \[frame\] \[placeholder\]|balance-card \[card\]|split-screen \[scene\] \[picture\]) \w+ “”: (?:fill|stroke)/,
    reason: 'A drawing that says nothing keeps its colours.',
  },
  {
    mode: 'in forced colours',
    finding: /^(?:stat-band )?awning “”::before: nobody sees it/,
    reason: 'Its stripes say nothing.',
  },
  {
    mode: 'in forced colours',
    finding: /^booking-bar “.*”::before: nobody sees it/,
    reason: 'A fade over what scrolls below the bar, which has an edge.',
  },
  {
    mode: 'in forced colours',
    finding: /^booking-ticket(?:-skeleton div “”| \[stub\] span “.*”::before): nobody sees it/,
    reason:
      'The paper and the short rule of a stub say nothing: its words and the bars on it remain.',
  },
  {
    mode: 'in forced colours',
    finding: /: nobody sees that it is block$/,
    reason: 'The width of a button is no state.',
  },
  {
    mode: 'in forced colours',
    finding: /^wizard-panel \[content\] div “”: nobody sees it/,
    reason: 'It stands for the content of the consumer in the story.',
  },
  {
    finding: /^site-frame \[skip\] “[^”]*” runs into (?:site-header|site-frame \[main\]) /,
    reason:
      'While it has the focus, it lies over the header, and in large letters over what follows.',
  },
];
