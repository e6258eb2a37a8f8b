import { type Defect, noticedBy } from './defect.ts';

const api = 'apps/api/src';
const unit = { part: 'unit', folder: 'apps/api' };
const policy = 'packages/policy/src';
const rules = { part: 'unit', folder: 'packages/policy' };

/** What the API may get wrong. */
export const defects: readonly Defect[] = [
  ...noticedBy({ part: 'api', only: ['src/platform/calls/idempotency.db.test.ts'] }, [
    [
      'a key answers for another write',
      `${api}/platform/calls/key-rows.ts`,
      'if (known.hash !== hash || known.route !== route)',
      'if (known.hash === route)',
    ],
    [
      'a key takes no part in the body',
      `${api}/platform/calls/key-rows.ts`,
      '.update(await c.req.text());',
      ".update('');",
    ],
    [
      'a repeated write answers 200 instead of 201',
      `${api}/platform/calls/key-rows.ts`,
      'known.status === 201 ? 201 : 200',
      '200',
    ],
  ]),
  ...noticedBy({ part: 'unit', only: ['values'], folder: 'packages/contract' }, [
    [
      'a day may be in any year',
      'packages/contract/src/v1/values.ts',
      '/^2[01]\\d\\d-',
      '/^\\d{4}-',
    ],
    [
      'a list of ids has no end',
      'packages/contract/src/v1/values.ts',
      '    v.maxLength(most),\n',
      '',
    ],
  ]),
  ...noticedBy({ ...rules, only: ['plain-time.test'] }, [
    [
      'a loop over days has no bound',
      `${policy}/plain-time.ts`,
      'Math.min(daysBetween(first, last) + 1, mostDays)',
      'daysBetween(first, last) + 1',
    ],
  ]),
  ...noticedBy({ ...unit, only: ['src/platform/http/cursor.test.ts'] }, [
    [
      'an edited cursor is read',
      `${api}/platform/http/cursor.ts`,
      'cursor.slice(-checkLength) === checkOf(content)',
      'true',
    ],
  ]),
  ...noticedBy({ ...unit, only: ['src/platform/http/calls.test.ts'] }, [
    [
      'a path is not parsed before its handler',
      `${api}/platform/http/input.ts`,
      "if (!result.success) throw new ApiError(404, 'not-found');\n  return result.output;",
      'return result.output as Params;',
    ],
  ]),
  ...noticedBy({ part: 'api', only: ['test/rights.test.ts'] }, [
    [
      'a customer’s call does not ask who calls',
      `${api}/platform/calls/serve.ts`,
      'isCustomers ? await requireCustomer(c) : undefined',
      'undefined',
    ],
  ]),
  ...noticedBy({ part: 'api', only: ['src/subjects/bookings/change-bookings.db.test.ts'] }, [
    [
      'a change needs no revision',
      `${api}/platform/http/write-headers.ts`,
      "throw new ApiError(428, 'revision-required')",
      "throw new ApiError(400, 'malformed')",
    ],
    [
      'a cancelled chair stays taken',
      `${api}/subjects/bookings/cancel.ts`,
      '  requireChangeable(locked.booking, context.time);\n  const row = await cancelLocked',
      '  const row = await cancelLocked',
    ],
  ]),
  ...noticedBy(
    {
      part: 'api',
      only: [
        'src/subjects/wallet/wallet.db.test.ts',
        'src/subjects/wallet/withdrawals.db.test.ts',
        'src/subjects/bookings/races.db.test.ts',
      ],
    },
    [
      [
        'a wallet pays more than it holds',
        `${api}/subjects/wallet/ledger.ts`,
        'if (wanted > minor)',
        'if (wanted > minor + 100)',
      ],
      [
        'two withdrawals do not wait for each other',
        `${api}/subjects/wallet/ledger.ts`,
        "    .for('no key update');\n  if (row === undefined) throw new Error('A wallet has a balance.');",
        "    ;\n  if (row === undefined) throw new Error('A wallet has a balance.');",
      ],
      [
        'a declined card pays',
        `${api}/subjects/wallet/top-up.ts`,
        "result?.status === 'declined'",
        "result?.status === 'nothing'",
      ],
    ],
  ),
  ...noticedBy(
    {
      part: 'api',
      only: [
        'src/platform/pages/pages.db.test.ts',
        'src/platform/pages/security-headers.db.test.ts',
        'test/operations.test.ts',
        'src/subjects/salons/salons.db.test.ts',
        'src/platform/http/calls.db.test.ts',
      ],
    },
    [
      [
        'a private page may be indexed',
        `${api}/platform/web/routes.ts`,
        "    if (isMatch(unlisted, path)) c.header('X-Robots-Tag', 'noindex');\n",
        '',
      ],
      [
        'data may stand in a frame',
        `${api}/platform/http/api-headers.ts`,
        "  'X-Frame-Options': 'DENY',\n",
        '',
      ],
      [
        'data runs scripts',
        `${api}/platform/http/api-headers.ts`,
        "default-src 'none'; frame-ancestors 'none'",
        "default-src 'self'",
      ],
      [
        'a missing build is no reason to come again',
        `${api}/platform/web/routes.ts`,
        "      c.header('Retry-After', '5');\n",
        '',
      ],
      [
        'distances are whole miles',
        `${api}/subjects/salons/summaries.ts`,
        'Math.round(distance * 100) / 100',
        'Math.round(distance)',
      ],
    ],
  ),
  ...noticedBy({ part: 'api', only: ['rate-limit'] }, [
    [
      'a caller who calls too often is not told when to come again',
      `${api}/platform/calls/rate-limit.ts`,
      'Math.ceil(refusal.msBeforeNext / 1000)',
      'Math.floor(refusal.msBeforeNext)',
    ],
  ]),
  ...noticedBy({ ...rules, only: [] }, [
    [
      'ranges that touch overlap',
      `${policy}/ranges.ts`,
      '(ranges[middle]?.until ?? 0) > instant',
      '(ranges[middle]?.until ?? 0) >= instant',
    ],
  ]),
  ...noticedBy({ ...unit, only: ['src/subjects/waitlist'] }, [
    [
      'noon is in the morning',
      `${api}/subjects/waitlist/policy.ts`,
      "time < '12:00'",
      "time <= '12:00'",
    ],
    [
      'a hold is shorter than its least',
      `${api}/subjects/waitlist/policy.ts`,
      'const leastHold = 2 * minute;',
      'const leastHold = 1 * minute;',
    ],
  ]),
  ...noticedBy({ part: 'api', only: ['src/subjects/account/account-deletion.db.test.ts'] }, [
    [
      'an account is deleted with a withdrawal under way',
      `${api}/subjects/account/deletion/delete-records.ts`,
      'if (!leavesPending && (await countPending(tx, id)) > 0)',
      'if (!leavesPending && (await countPending(tx, id)) > 99)',
    ],
  ]),
  ...noticedBy({ part: 'api', only: ['src/subjects/mails/unproved-mails.db.test.ts'] }, [
    [
      'a mail to an unproved address contains what the sender typed',
      `${api}/subjects/mails/compose.ts`,
      'full.isProved ? full',
      'full.kind ? full',
    ],
    [
      'an unproved address gets any number of mails',
      `${api}/subjects/mails/may-mail.ts`,
      'const mostPerRecipient = 5;',
      'const mostPerRecipient = 500;',
    ],
    [
      'an unproved address gets a mail for each revision',
      `${api}/subjects/notices/record.ts`,
      'if (!isProved && (await isTold(tx, news))) return;',
      '',
    ],
  ]),
  ...noticedBy({ part: 'api', only: ['src/subjects/mails/mail-delivery.db.test.ts'] }, [
    [
      'mails are given up within hours',
      `${api}/platform/jobs/definitions.ts`,
      '    // Longer than a slow session with the mail server',
      '    retries: 8,\n    // Longer than a slow session with the mail server',
    ],
    ['a mail without a job waits for ever', `${api}/sweep.ts`, '  await sweepMails(db);\n', ''],
  ]),
  ...noticedBy({ part: 'api', only: ['src/subjects/customers/register.db.test.ts'] }, [
    [
      'an address is registered twice',
      `${api}/subjects/customers/register.ts`,
      "throw new ApiError(409, 'email-taken')",
      "throw new ApiError(422, 'invalid')",
    ],
  ]),
  ...noticedBy({ part: 'api', only: ['src/subjects/email-change/'] }, [
    [
      'an address brings records of an earlier owner',
      `${api}/subjects/account/record-owner.ts`,
      'from: verifiedAt, until: undefined',
      'from: new Date(0), until: undefined',
    ],
    [
      'sessions stay after the address was verified',
      `${api}/platform/identity/end-access.ts`,
      'return began !== sessionKeptAt?.getTime();',
      'return false;',
    ],
  ]),
  ...noticedBy({ part: 'api', only: ['src/subjects/mails/mails.db.test.ts'] }, [
    [
      'the inbox of mails may be indexed',
      `${api}/preview/mail-inbox/inbox-routes.ts`,
      "    c.header('X-Robots-Tag', 'noindex');\n",
      '',
    ],
  ]),
  ...noticedBy(
    {
      part: 'api',
      only: [
        'src/subjects/bookings/confirm.db.test.ts',
        'src/subjects/chat/chat.db.test.ts',
        'src/subjects/addresses/addresses.db.test.ts',
      ],
    },
    [
      [
        'an id that cannot be is a fault of the server',
        `${api}/platform/http/path-id.ts`,
        "throw new ApiError(404, 'not-found')",
        "throw new Error('not an id')",
      ],
    ],
  ),
  ...noticedBy({ ...rules, only: ['clock-changes.test'] }, [
    [
      'a visit can be changed too late',
      `${policy}/change-deadlines.ts`,
      'start - noticeMinutes * minute',
      'start',
    ],
  ]),
  ...noticedBy(
    {
      part: 'api',
      only: ['src/subjects/mails/mails.db.test.ts', 'src/subjects/notices/notices.db.test.ts'],
    },
    [
      [
        'a cancellation is not told by mail',
        `${api}/subjects/bookings/cancel.ts`,
        "  await announce(tx, { kind: 'cancellation', row, time: context.time });\n",
        '',
      ],
    ],
  ),
];
