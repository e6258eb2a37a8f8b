import { html, raw } from 'hono/html';
import type { Language } from '../../platform/http/messages.ts';
import { pagePaths } from './paths.ts';
import { type PageText, pageTexts } from './texts.ts';

export interface Look {
  language: Language;
  theme: 'light' | 'dark';
}

type Part = ReturnType<typeof html>;

function page({ language, theme }: Look, title: PageText, body: Part) {
  return html`${raw('<!doctype html>')}
    <html lang="${language}" data-theme="${theme}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${pageTexts[language][title]}</title>
        <link rel="stylesheet" href="${pagePaths.styles}" />
        <script type="module" src="${pagePaths.script}"></script>
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`;
}

interface Field {
  name: 'number' | 'expiry' | 'code';
  autocomplete: string;
  most: number;
  placeholder: string;
  wrong: PageText;
  hint?: PageText;
}

const fields: readonly Field[] = [
  {
    name: 'number',
    autocomplete: 'cc-number',
    most: 24,
    placeholder: '',
    wrong: 'wrongNumber',
    hint: 'numberHint',
  },
  { name: 'expiry', autocomplete: 'cc-exp', most: 7, placeholder: 'MM/YY', wrong: 'wrongExpiry' },
  { name: 'code', autocomplete: 'cc-csc', most: 4, placeholder: '', wrong: 'wrongCode' },
];

/**
 * The fields of a new card. They are sent to {@link pagePaths.cards}; the page around receives a
 * token.
 */
export function fieldsDocument(look: Look) {
  const t = pageTexts[look.language];
  return page(
    look,
    'title',
    html`<form
      novalidate
      data-fields
      data-action="${pagePaths.cards}"
      data-expired="${t.expired}"
      data-failed="${t.failed}"
    >
      ${fields.map(
        ({ name, autocomplete, most, placeholder, wrong, hint }) =>
          html`<div class="field">
            <label for="${name}">${t[name]}</label>
            <input
              id="${name}"
              name="${name}"
              inputmode="numeric"
              autocomplete="${autocomplete}"
              maxlength="${most}"
              placeholder="${placeholder}"
              required
              aria-describedby="${name}-hint ${name}-error"
              data-wrong="${t[wrong]}"
            />
            <p class="hint" id="${name}-hint">${hint === undefined ? '' : t[hint]}</p>
            <p class="error" id="${name}-error"></p>
          </div>`,
      )}
      <p class="error" role="alert" id="failure"></p>
      <button type="submit" hidden></button>
    </form>`,
  );
}

/** The confirmation page of a bank. */
export function confirmationDocument(
  look: Look,
  id: string,
  { minor, currency, lastFour }: { minor: number; currency: string; lastFour: string },
) {
  const t = pageTexts[look.language];
  const amount = new Intl.NumberFormat(look.language === 'el' ? 'el-GR' : 'en-US', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).format(minor / 100);
  const text = t.confirmText.replace('{{amount}}', amount).replace('{{lastFour}}', lastFour);
  return page(
    look,
    'confirmTitle',
    html`<form
      data-confirmation
      data-action="${pagePaths.confirmations}/${id}"
      data-failed="${t.failed}"
    >
      <h1>${t.confirmTitle}</h1>
      <p>${text}</p>
      <p class="error" role="alert" id="failure"></p>
      <div class="actions">
        <button type="submit" value="confirm">${t.confirm}</button>
        <button type="submit" value="refuse" class="secondary">${t.refuse}</button>
      </div>
    </form>`,
  );
}

export const goneDocument = (look: Look) =>
  page(look, 'confirmTitle', html`<p>${pageTexts[look.language].gone}</p>`);
