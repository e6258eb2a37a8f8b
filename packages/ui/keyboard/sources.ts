const patterns = 'https://www.w3.org/WAI/ARIA/apg/patterns';

/** Where each pattern is described. The platform describes what the authoring practices leave to it. */
export const sources = {
  accordion: `${patterns}/accordion/`,
  breadcrumb: `${patterns}/breadcrumb/`,
  button: `${patterns}/button/`,
  checkbox: `${patterns}/checkbox/`,
  datePicker: `${patterns}/dialog-modal/examples/datepicker-dialog/`,
  dialog: `${patterns}/dialog-modal/`,
  carousel: `${patterns}/carousel/`,
  feed: `${patterns}/feed/`,
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
