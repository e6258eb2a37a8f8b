import salonica from './scripts/lint/styles/plugin.ts';

/** Values of the spacing and radius tokens: written as a number they would drift from the token. */
const spaces = '(?:4|8|12|16|20|24|32|40|48|64|72|104)px';
const radii = '(?:8|10|12|14|999)px';
const controlSizes = '(?:40|44|48|52|56)px';

const value = String.raw`[^\s()]+(?:\([^()]*\))?`;
const sides = '(?:top|right|bottom|left)';

const colourFunctions = ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch'];

/** @type {import('stylelint').Config} */
export default {
  plugins: ['stylelint-declaration-strict-value', ...salonica],
  ignoreFiles: [
    '**/dist/**',
    // A benchmark's competitor does not follow our rules.
    'benchmarks/**',
    // The page of a payment provider has none of our tokens.
    'apps/api/payment-fields/**',
    // A folder that starts with a dot is not matched by two stars.
    '**/{.storybook/,}node_modules/**',
    '**/{.storybook/,}storybook-static/**',
  ],
  reportNeedlessDisables: true,
  rules: {
    'at-rule-no-unknown': true,
    'block-no-empty': true,
    'custom-property-pattern': '^_?[a-z][a-z0-9-]*$',
    'custom-property-no-missing-var-function': true,
    'declaration-block-no-duplicate-properties': [
      true,
      { ignore: ['consecutive-duplicates-with-different-values'] },
    ],
    'declaration-block-no-shorthand-property-overrides': true,
    'declaration-no-important': true,
    'font-family-no-duplicate-names': true,
    'function-calc-no-unspaced-operator': true,
    'keyframe-block-no-duplicate-selectors': true,
    'media-feature-name-no-unknown': true,
    'no-duplicate-at-import-rules': true,
    'no-duplicate-selectors': true,
    'no-invalid-double-slash-comments': true,
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
    'selector-max-id': 0,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
    'selector-pseudo-element-no-unknown': true,
    'unit-no-unknown': true,

    // Animations run on the compositor.
    'salonica/compositor-keyframes': true,
    'salonica/known-tokens': true,
    'salonica/plain-words': true,

    // Colours are tokens; a mask has no colour, only an alpha.
    'color-named': ['never', { ignoreProperties: ['/^mask/'] }],
    'color-no-hex': true,
    'function-disallowed-list': colourFunctions,

    // Layout follows the direction of the text.
    'property-disallowed-list': [
      [
        `/^(?:inset-)?${sides}$/`,
        `/^(?:margin|padding|border|scroll-margin|scroll-padding)-${sides}/`,
        '/^(?:min-|max-)?(?:width|height)$/',
      ],
      { message: 'Use the logical property, which follows the direction of the text.' },
    ],
    'declaration-property-value-disallowed-list': [
      {
        '/^(?:text-align|float|clear)$/': ['left', 'right'],
        // Four values name left and right.
        '/^(?:margin|padding|inset)$/': [
          `/^${value}(?:\\s+${value}){3}$/`,
          `/(?:^|[\\s(])-?${spaces}/`,
        ],
        '/^(?:margin|padding|inset)-|gap$/': [`/(?:^|[\\s(])-?${spaces}/`],
        '/radius$/': [`/(?:^|[\\s(])${radii}/`],
        '/^(?:transition|animation)(?:-duration)?$/': [
          // An infinite animation has its own duration.
          '/^(?!.*\\binfinite\\b).*(?:^|\\s)(?!0m?s)[\\d.]+m?s\\b/',
        ],
        // The least size of a control, and its edges.
        '/^min-(?:inline|block)-size$/': [`/^${controlSizes}$/`],
        '/^(?:border|outline)(?:-(?:inline|block)(?:-(?:start|end))?)?(?:-width)?$/': [
          '/(?:^|\\s)[12]px\\b/',
        ],
        // Line heights grow with the font size.
        'line-height': ['/\\d(?:px|rem)/'],
        'letter-spacing': ['/\\d(?:px|rem|em)\\b/'],
      },
      { message: 'Use the token, or start and end instead of left and right.' },
    ],
    // One elevation, and rings.
    'declaration-property-value-allowed-list': {
      'box-shadow': ['none', '/^var\\(/', '/^(?:inset )?0 0 0 /'],
    },
    'scale-unlimited/declaration-strict-value': [
      ['/color$/', 'fill', 'stroke', 'font-family', 'font-size', 'font-weight', 'z-index'],
      {
        ignoreValues: [
          '100%',
          'inherit',
          'currentColor',
          'currentcolor',
          'transparent',
          'none',
          'auto',
          'unset',
          'initial',
          'revert-layer',
          // Order inside a component's own stacking context.
          '0',
          '1',
          '-1',
          // The system's own colours, in forced-colors mode.
          '/^(?:Canvas|CanvasText|Highlight|HighlightText|Button(?:Text|Face|Border)|GrayText|LinkText|Field|FieldText|Mark|MarkText)$/',
        ],
        disableFix: true,
        message: 'Take the value of "${property}" from a token, not "${value}".',
      },
    ],
  },
  overrides: [
    {
      files: ['packages/ui/src/**/*.module.css'],
      rules: {
        'salonica/component-layer': true,
        'salonica/foreign-properties': true,
        'salonica/knob-fallback': true,
        'salonica/reduced-motion': true,
      },
    },
    {
      // Resets have to win over everything, and so have the sheets that stop motion and move layers for pictures.
      files: [
        'packages/ui/src/styles/*.css',
        '.storybook/{,states/}*.css',
        'packages/ui/test/**/*.css',
      ],
      rules: { 'declaration-no-important': null },
    },
    {
      // Settings of a reader, not our styles.
      files: ['packages/ui/test/**/*.css'],
      rules: {
        'scale-unlimited/declaration-strict-value': null,
        'declaration-property-value-disallowed-list': null,
      },
    },
    {
      files: ['packages/ui/src/styles/fonts.css'],
      rules: { 'scale-unlimited/declaration-strict-value': null },
    },
  ],
};
