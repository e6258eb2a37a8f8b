import { html } from 'hono/html';
import type { MailContent } from './mail-content.ts';

const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** In programs with a dark mode our dark colors apply instead of automatic ones. */
const dark = `
@media (prefers-color-scheme: dark) {
  .page { background-color: #17130f !important; }
  .card { background-color: #241e18 !important; }
  .text { color: #f4ede4 !important; }
  .quiet { color: #c9bcae !important; }
  .button { background-color: #f0b27a !important; color: #241407 !important; }
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
      <body class="page" style="margin:0;padding:0;background-color:#f6f1ea">
        <div style="display:none;max-height:0;overflow:hidden">${preheader}</div>
        <table
          role="presentation"
          class="page"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          border="0"
          style="background-color:#f6f1ea"
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
                style="max-width:560px;background-color:#ffffff;border-radius:12px"
              >
                <tr>
                  <td
                    class="text"
                    style="padding:28px 28px 0;${font};font-size:18px;font-weight:700;color:#2b2118"
                  >
                    Salonica
                  </td>
                </tr>
                <tr>
                  <td style="padding:20px 28px 0">
                    <h1
                      class="text"
                      style="margin:0;${font};font-size:24px;line-height:32px;color:#2b2118"
                    >
                      ${heading}
                    </h1>
                  </td>
                </tr>
                <tr>
                  <td
                    class="text"
                    style="padding:12px 28px 0;${font};font-size:16px;line-height:24px;color:#2b2118"
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
                              style="padding:6px 12px 6px 0;${font};font-size:15px;line-height:22px;font-weight:400;color:#6b5d4f"
                            >
                              ${label}
                            </th>
                            <td
                              class="text"
                              valign="top"
                              style="padding:6px 0;${font};font-size:15px;line-height:22px;font-weight:600;color:#2b2118"
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
                          style="padding:12px 28px 0;${font};font-size:15px;line-height:22px;color:#6b5d4f"
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
                      style="display:inline-block;padding:12px 20px;border-radius:8px;background-color:#8a3d12;${font};font-size:16px;line-height:24px;font-weight:600;color:#ffffff;text-decoration:none"
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
                    style="padding:16px 28px;${font};font-size:13px;line-height:20px;color:#6b5d4f"
                  >
                    ${reason}
                    ${
                      preferences === undefined
                        ? ''
                        : html`<a class="quiet" href="${preferences.href}" style="color:#6b5d4f"
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
