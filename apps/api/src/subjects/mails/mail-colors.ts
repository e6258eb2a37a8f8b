/** Colors of mails, which no style sheet reaches: values of the tokens in `packages/tokens`. */
export const mailColors = {
  light: {
    bg: '#fbf7f0',
    surface: '#fffdf9',
    text: '#231a19',
    'text-2': '#51433f',
    primary: '#6e1a2d',
    'on-primary': '#fff8ef',
  },
  dark: {
    bg: '#191214',
    surface: '#221a1c',
    text: '#f7eee4',
    'text-2': '#d6c8bd',
    primary: '#b4475d',
    'on-primary': '#ffffff',
  },
} as const;
