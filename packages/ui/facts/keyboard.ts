/** The effect of one key in one place of a component. */
export interface KeyboardKey {
  /** As `KeyboardEvent.key` names it, with modifiers before it: `Shift+PageDown`. A space is `Space`, a letter `a–z`. */
  readonly key: string;
  /** The condition of the key: the focus or a state, such as `on the button`, `right to left`. */
  readonly when?: string;
  /** The effect, as the end of "This key …". */
  readonly does: string;
}

/** The keys of one pattern in one component. A component with several patterns has several. */
export interface KeyboardPattern {
  /** Name of the pattern in its description. */
  readonly pattern: string;
  /** URL of the description that the keys follow. */
  readonly source: string;
  readonly keys: readonly KeyboardKey[];
  /** Differences from the description, each with the reason. */
  readonly deviations?: readonly string[];
}

/** Identifies a key of a component: `ArrowRight`, `ArrowRight (right to left)`. */
export function keyName({ key, when }: KeyboardKey): string {
  return when === undefined ? key : `${key} (${when})`;
}

const patterns = 'https://www.w3.org/WAI/ARIA/apg/patterns';

/**
 * The description of each pattern. The platform describes patterns that the authoring practices
 * leave to it.
 */
export const sources = {
  accordion: `${patterns}/accordion/`,
  breadcrumb: `${patterns}/breadcrumb/`,
  button: `${patterns}/button/`,
  checkbox: `${patterns}/checkbox/`,
  combobox: `${patterns}/combobox/examples/combobox-autocomplete-list/`,
  datePicker: `${patterns}/dialog-modal/examples/datepicker-dialog/`,
  disclosure: `${patterns}/disclosure/`,
  dialog: `${patterns}/dialog-modal/`,
  carousel: `${patterns}/carousel/`,
  feed: `${patterns}/feed/`,
  grid: `${patterns}/grid/`,
  landmarks: `${patterns}/landmarks/`,
  link: `${patterns}/link/`,
  log: 'https://www.w3.org/TR/wai-aria-1.2/#log',
  menuButton: `${patterns}/menu-button/`,
  menu: `${patterns}/menubar/`,
  radio: `${patterns}/radio/`,
  ratingRadio: `${patterns}/radio/examples/radio-rating/`,
  searchField:
    'https://html.spec.whatwg.org/multipage/input.html#text-(type=text)-state-and-search-state-(type=search)',
  select: `${patterns}/combobox/examples/combobox-select-only/`,
  submission:
    'https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#implicit-submission',
  tabs: `${patterns}/tabs/`,
  textArea: 'https://html.spec.whatwg.org/multipage/form-elements.html#the-textarea-element',
  tooltip: `${patterns}/tooltip/`,
} as const;

/** A native button: one tab stop, pressed by two keys. */
export function buttonKeys(does: string): readonly KeyboardKey[] {
  return ['Enter', 'Space'].map((key) => ({ key, does }));
}

/** A native link that opens its card or row. */
export function linkKeys(does: string): readonly KeyboardKey[] {
  return [
    {
      key: 'Tab',
      does: 'goes to the link; buttons and other links of the card or row are tab stops of their own',
    },
    { key: 'Enter', does },
  ];
}

/** Native radios: one tab stop, and arrow keys that select. */
export const radioKeys: readonly KeyboardKey[] = [
  {
    key: 'Tab',
    does: 'goes to the selected radio, else to the first, and from there out of the group',
  },
  { key: 'Shift+Tab', does: 'goes back out of the group' },
  { key: 'Space', does: 'selects the focused radio' },
  {
    key: 'ArrowRight',
    does: 'selects the next radio; after the last, the first',
  },
  { key: 'ArrowDown', does: 'selects the next radio; after the last, the first' },
  { key: 'ArrowLeft', does: 'selects the previous radio; before the first, the last' },
  { key: 'ArrowUp', does: 'selects the previous radio; before the first, the last' },
];
