import type { GlobalTypes } from 'storybook/internal/csf';

/** The switches of the toolbar, above every page and in every address. */
export const toolbar: GlobalTypes = {
  theme: {
    description: 'Theme',
    toolbar: {
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Light', icon: 'sun' },
        { value: 'dark', title: 'Dark', icon: 'moon' },
        { value: 'system', title: 'System', icon: 'browser' },
      ],
    },
  },
  language: {
    description: 'Language',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: [
        { value: 'en', title: 'English', right: 'EN' },
        { value: 'el', title: 'Ελληνικά', right: 'ΕΛ' },
      ],
    },
  },
  direction: {
    description: 'Direction of the text',
    toolbar: {
      icon: 'transfer',
      items: [
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
    },
  },
  textSize: {
    description: 'Text size',
    toolbar: {
      icon: 'paragraph',
      items: [
        { value: 'normal', title: 'Text at 100 %' },
        { value: 'larger', title: 'Text at 150 %' },
        { value: 'largest', title: 'Text at 200 %' },
      ],
    },
  },
  colours: {
    description: 'Forced colours, approximately',
    toolbar: {
      icon: 'paintbrush',
      items: [
        { value: 'own', title: 'Own colours' },
        // A page cannot turn the mode on: "Accessibility" says what this does instead.
        { value: 'forced', title: 'Forced colours (approximation)' },
      ],
    },
  },
};
