import { html } from 'hono/html';
import { mailColors } from './mail-colors.ts';
import type { MailContent } from './mail-content.ts';

const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

const { light } = mailColors;

/** In programs with a dark mode our dark colors apply instead of automatic ones. */
const dark = `
@media (prefers-color-scheme: dark) {
  .page { background-color: ${mailColors.dark.bg} !important; }
  .card { background-color: ${mailColors.dark.surface} !important; }
  .text { color: ${mailColors.dark.text} !important; }
  .quiet { color: ${mailColors.dark['text-2']} !important; }
  .button {
    background-color: ${mailColors.dark.primary} !important;
    color: ${mailColors.dark['on-primary']} !important;
  }
}`;

/**
 * A mail as a document: tables, because some programs support no other layout; inline styles,
 * because some drop the others; no external resources.
 */
export function mailHtml(content: MailContent): string {
  const { language, subject, preheader, heading, text, rows, rule, action } = content;
  const { reason, preferences } = content;
  const document = html`<!doctype html>
    <html lang="${language}" dir="ltr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${subject}</title>
        <style>
          ${dark}
        </style>
      </head>
      <body class="page" style="margin:0;padding:0;background-color:${light.bg}">
        <div style="display:none;max-height:0;overflow:hidden">${preheader}</div>
        <table
          role="presentation"
          class="page"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          border="0"
          style="background-color:${light.bg}"
        >
          <tr>
            <td align="center" style="padding:24px 12px">
              <table
                role="presentation"
                class="card"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                border="0"
                style="max-width:560px;background-color:${light.surface};border-radius:12px"
              >
                <tr>
                  <td
                    class="text"
                    style="padding:28px 28px 0;${font};font-size:18px;font-weight:700;color:${light.text}"
                  >
                    Salonica
                  </td>
                </tr>
                <tr>
                  <td style="padding:20px 28px 0">
                    <h1
                      class="text"
                      style="margin:0;${font};font-size:24px;line-height:32px;color:${light.text}"
                    >
                      ${heading}
                    </h1>
                  </td>
                </tr>
                <tr>
                  <td
                    class="text"
                    style="padding:12px 28px 0;${font};font-size:16px;line-height:24px;color:${light.text}"
                  >
                    ${text}
                  </td>
                </tr>
                <tr>
                  <td style="padding:16px 28px 0">
                    <table width="100%" cellpadding="0" cellspacing="0" border="0">
                      ${rows.map(
                        ([label, value]) =>
                          html`<tr>
                            <th
                              scope="row"
                              class="quiet"
                              align="left"
                              valign="top"
                              width="34%"
                              style="padding:6px 12px 6px 0;${font};font-size:15px;line-height:22px;font-weight:400;color:${light['text-2']}"
                            >
                              ${label}
                            </th>
                            <td
                              class="text"
                              valign="top"
                              style="padding:6px 0;${font};font-size:15px;line-height:22px;font-weight:600;color:${light.text}"
                            >
                              ${value}
                            </td>
                          </tr> `,
                      )}
                    </table>
                  </td>
                </tr>
                ${
                  rule === undefined
                    ? ''
                    : html`<tr>
                        <td
                          class="quiet"
                          style="padding:12px 28px 0;${font};font-size:15px;line-height:22px;color:${light['text-2']}"
                        >
                          ${rule}
                        </td>
                      </tr>`
                }
                <tr>
                  <td style="padding:24px 28px 28px">
                    <a
                      class="button"
                      href="${action.href}"
                      style="display:inline-block;padding:12px 20px;border-radius:999px;background-color:${light.primary};${font};font-size:16px;line-height:24px;font-weight:600;color:${light['on-primary']};text-decoration:none"
                      >${action.label}</a
                    >
                  </td>
                </tr>
              </table>
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                border="0"
                style="max-width:560px"
              >
                <tr>
                  <td
                    class="quiet"
                    style="padding:16px 28px;${font};font-size:13px;line-height:20px;color:${light['text-2']}"
                  >
                    ${reason}
                    ${
                      preferences === undefined
                        ? ''
                        : html`<a
                            class="quiet"
                            href="${preferences.href}"
                            style="color:${light['text-2']}"
                            >${preferences.label}</a
                          >`
                    }
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`;
  if (document instanceof Promise) throw new Error('Nothing in a mail has to be waited for.');
  // Without indentation, which is half of it.
  return `${document.toString().replaceAll(/\s*\n\s*/g, '\n')}\n`;
}
