import { type Defect, noticedBy } from './defect.ts';

const web = 'apps/web/src';
const ui = 'packages/ui/src';

/** Defects that unit tests, linters and checks of the package have to detect. */
export const defects: readonly Defect[] = [
  ...noticedBy({ part: 'unit', folder: 'apps/web', only: ['src/shared'] }, [
    [
      'cents are lost',
      `${web}/shared/money.ts`,
      'return (minor / 10 ** digits).toFixed(digits);',
      'return (minor / 10 ** digits).toFixed(0);',
    ],
    [
      'a minus sign is a hyphen',
      `${web}/shared/money.ts`,
      "part.type === 'minusSign' ? trueMinus : part.value",
      'part.value',
    ],
    [
      'a wanted path leads to another host',
      `${web}/shared/next-path.ts`,
      "url.origin !== anchor || url.pathname.startsWith('//')",
      'url.origin !== anchor',
    ],
    [
      'signing in leads to signing in',
      `${web}/shared/next-path.ts`,
      "  if (authPaths.includes(url.pathname.replace(/\\/+$/, ''))) return null;\n",
      '',
    ],
    [
      'a text is cut inside a word',
      `${web}/shared/text.ts`,
      ".replace(/[\\s\\p{P}]*(?:\\s\\S*)?$/u, '')",
      '',
    ],
  ]),
  ...noticedBy({ part: 'unit', folder: 'packages/contract', only: ['email'] }, [
    [
      'an address may be too long for a mail server',
      'packages/contract/src/email.ts',
      'text.length <= emailMaxLength && pattern.test(text)',
      'pattern.test(text)',
    ],
  ]),
  ...noticedBy({ part: 'unit', folder: 'packages/calendar', only: [] }, [
    [
      'the calendar keeps the old version',
      'packages/calendar/src/calendar-file.ts',
      '`SEQUENCE:${event.revision}`',
      "'SEQUENCE:0'",
    ],
    [
      'a name in the calendar breaks its line',
      'packages/calendar/src/calendar-file.ts',
      '`DESCRIPTION:${textValue(event.description)}`',
      '`DESCRIPTION:${event.description}`',
    ],
    [
      'the last Sunday of a month is written as the fourth',
      'packages/calendar/src/daylight-saving-rule.ts',
      'nth: isLast ? -1 : nth',
      'nth',
    ],
    [
      'a time that the clocks show twice is written as a local time',
      'packages/calendar/src/zone-transitions.ts',
      'readings.length === 1 && readings[0] === instant',
      'readings.includes(instant)',
    ],
    [
      'a cancelled visit takes time in the calendar',
      'packages/calendar/src/calendar-file.ts',
      "isCancelled ? 'TRANSPARENT' : 'OPAQUE'",
      "'OPAQUE'",
    ],
  ]),
  ...noticedBy({ part: 'unit', folder: 'apps/web', only: ['booking-machine.test'] }, [
    [
      'the date is asked for without a service',
      `${web}/features/booking-wizard/booking-machine.ts`,
      "{ guard: 'serviceIsChosen', target: 'choosingDate' }",
      "{ target: 'choosingDate' }",
    ],
    [
      'the time is asked for without a date',
      `${web}/features/booking-wizard/booking-machine.ts`,
      "{ guard: 'dateIsChosen', target: 'choosingTime' }",
      "{ target: 'choosingTime' }",
    ],
    [
      'the place is asked for without a time',
      `${web}/features/booking-wizard/booking-machine.ts`,
      "{ guard: 'timeAndBarberAreChosen', target: 'choosingLocation' }",
      "{ target: 'choosingLocation' }",
    ],
  ]),
  ...noticedBy({ part: 'types', only: [] }, [
    ['a Greek text is missing', `${web}/i18n/el/auth.ts`, "      title: 'Εγγραφή',\n", ''],
    ['a class has no rule', `${ui}/button/Button.tsx`, "classes['stack']", "classes['stacked']"],
  ]),
  ...noticedBy({ part: 'lint', only: [] }, [
    [
      'a component imports the router',
      `${ui}/button/Button.tsx`,
      "import classes from './Button.module.css';",
      "import 'react-router-dom';\nimport classes from './Button.module.css';",
    ],
    [
      'a component writes to the console',
      `${ui}/button/Button.tsx`,
      '  const unavailable = ',
      "  console.log('pressed');\n  const unavailable = ",
    ],
  ]),
  ...noticedBy({ part: 'styles', only: [] }, [
    [
      'a colour is no token',
      `${ui}/badge/Badge.module.css`,
      '--_bg: var(--sal-color-sunken);',
      '--_bg: #eee;',
    ],
    [
      'a side is left instead of start',
      `${ui}/badge/Badge.module.css`,
      'padding: 3px 11px;',
      'padding: 3px 11px;\n    margin-left: 1px;',
    ],
  ]),
  ...noticedBy({ part: 'format', only: [] }, [
    [
      'quotes are double',
      'packages/contract/src/email.ts',
      'return text.length',
      'return  text.length',
    ],
  ]),
  ...noticedBy({ part: 'knip', only: [] }, [
    [
      'something is exported that no file imports',
      'packages/contract/src/email.ts',
      'export function isEmail',
      'export const unused = 1;\n\nexport function isEmail',
    ],
  ]),
  ...noticedBy({ part: 'public-api', only: [] }, [
    [
      'a prop has another name',
      `${ui}/badge/Badge.tsx`,
      '  icon?: ReactNode;',
      '  picture?: ReactNode;\n  icon?: ReactNode;',
    ],
  ]),
  ...noticedBy({ part: 'package-size', only: [] }, [
    [
      'a component outgrows its budget',
      `${ui}/badge/Badge.size.json`,
      '"budget": 0.8',
      '"budget": 0.1',
    ],
  ]),
  ...noticedBy({ part: 'docs', only: [] }, [
    ['a specification has no anatomy', `${ui}/badge/Badge.spec.md`, '## Anatomy', '## Parts'],
  ]),
];
