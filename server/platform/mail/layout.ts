import type { Language } from '../../../shared/languages.ts';
import type { MailTexts } from './ownTexts.ts';
import { html, raw, type Html, type HtmlValue } from '../markup/html.ts';

// What all mails look like. Mail programs know tables and inline styles; those that know more adapt to the dark. Nothing is loaded
// from anywhere: the logo is a part of the mail.

const font = 'font-family:Inter,Helvetica,Arial,sans-serif';

const darkStyles = raw(`<style>
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:#111514!important}.card{background:#191f1d!important;border-color:#2f3835!important}
.ink{color:#ecf1ee!important}.soft{color:#a5b0ab!important}.rule{border-color:#2f3835!important}
.box{background:#17342d!important}.link{color:#5ccbae!important}.button{background:#5ccbae!important;color:#05231b!important}
}
</style>`);

/** The shop as named in an email. */
export interface MailShop {
  name: string;
  /** Language of the email. */
  language: Language;
  /** Key of the picture that is shown instead of the name; without one the name is. */
  logoKey?: string | null;
  /** The owner and their contact data, for the end of each email. */
  lines: readonly string[];
  /** The shop's own texts of this kind of email, with placeholders; absent for none. */
  texts?: MailTexts;
  /** Lines of the shop's own footer, above the owner; absent for none. */
  footer?: readonly string[];
}

/** Parts of an email. */
export interface MailParts {
  title: string;
  /** Preview text that mail clients show next to the subject. */
  preview: string;
  body: Html;
  shop: MailShop;
}

/** Returns the footer of a plain text email. */
export const textEnd = ({ name, lines, footer = [] }: MailShop): string =>
  [...(footer.length > 0 ? [...footer, ''] : []), name, ...lines].join('\n');

/** Returns the complete HTML of an email. */
export function mailDocument({ title, preview, body, shop }: MailParts): Html {
  return html`<!doctype html>
    <html lang="${shop.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${title}</title>
        ${darkStyles}
      </head>
      <body class="page" style="margin:0;padding:0;background:#f4f2ed">
        <div style="display:none;max-height:0;overflow:hidden">${preview}</div>
        <table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#f4f2ed">
          <tr>
            <td align="center" style="padding:24px 12px">
              <table
                role="presentation"
                class="card"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                style="max-width:600px;background:#ffffff;border:1px solid #e5e1d8;border-radius:12px"
              >
                <tr>
                  <td class="ink" style="padding:28px;${font};font-size:16px;line-height:1.55;color:#1b2320;word-break:break-word">
                    <p class="link" style="margin:0 0 20px;font-size:20px;font-weight:700;color:#0f5c4d">${brand(shop)}</p>
                    ${body} ${shop.footer?.map((line) => paragraph(remark(line)))} ${shop.lines.length > 0 && legalFooter(shop)}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`;
}

const logoPrefix = 'logo-';

/** The logo, which the mailer puts into the mail; mail programs that show no pictures show the name. */
function brand({ name, logoKey }: MailShop): HtmlValue {
  if (!logoKey) return name;
  const style = 'display:block;width:auto;max-width:192px;height:36px;border:0';
  return html`<img src="cid:${logoPrefix}${logoKey}" alt="${name}" height="36" style="${style}" />`;
}

/** Key of the logo that a mail shows; null when it shows none. */
export function logoKeyOf(markup: string): string | null {
  return /src="cid:logo-([0-9a-f]{32})"/.exec(markup)?.[1] ?? null;
}

/** What the logo is called as a part of the mail. */
export const logoPart = (key: string): string => `${logoPrefix}${key}`;

function legalFooter({ name, lines }: MailShop): Html {
  const shown = [name, ...lines].map((line, index) => html`${index > 0 && raw('<br />')}${line}`);
  return html`<p
    class="soft rule"
    style="margin:28px 0 0;padding-top:14px;border-top:1px solid #e5e1d8;font-size:13px;line-height:1.45;color:#59625e"
  >
    ${shown}
  </p>`;
}

/** Returns the main heading. */
export const heading = (text: string): Html => html`<h1 style="margin:0 0 12px;font-size:24px;line-height:1.2">${text}</h1>`;

/** Returns the heading of a section. */
export const subheading = (text: string): Html => html`<h2 style="margin:28px 0 8px;font-size:17px;line-height:1.3">${text}</h2>`;

/** Returns a paragraph. */
export const paragraph = (text: HtmlValue): Html => html`<p style="margin:0 0 14px">${text}</p>`;

/**
 * Returns a link that looks like a button.
 * @param url generated by the shop
 */
export function button(text: string, url: string): Html {
  return html`<p style="margin:20px 0 8px">
    <a
      class="button"
      href="${url}"
      style="display:inline-block;padding:12px 22px;border-radius:8px;background:#0f5c4d;color:#ffffff;font-weight:600;text-decoration:none"
      >${text}</a
    >
  </p>`;
}

/** Returns a box of important facts with their labels. */
export function factBox(facts: readonly (readonly [name: string, value: string])[]): Html {
  return html`<table
    role="presentation"
    class="box"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    style="background:#e4f1ec;border-radius:8px"
  >
    <tr>
      <td style="padding:14px 18px">
        ${facts.map(([name, value]) => html`<div><span class="soft" style="color:#59625e">${name}</span> <strong>${value}</strong></div>`)}
      </td>
    </tr>
  </table>`;
}

/** Returns lines below each other, as in an address. */
export function lineBlock(lines: readonly string[]): Html {
  return html`<p style="margin:0 0 16px">${lines.map((line, index) => html`${index > 0 && raw('<br />')}${line}`)}</p>`;
}

/** Returns a table row with an amount in the last column. */
export function amountRow(label: HtmlValue, amount: string, { isStrong = false, isRuled = false } = {}): Html {
  const weight = isStrong ? 'font-weight:700' : 'font-weight:400';
  const rule = isRuled ? 'border-top:1px solid #e5e1d8' : 'border-top:0';
  return html`<tr>
    <td class="rule" valign="top" style="padding:7px 12px 7px 0;${rule};${weight}">${label}</td>
    <td class="rule" valign="top" align="right" style="padding:7px 0;${rule};${weight};white-space:nowrap">${amount}</td>
  </tr>`;
}

/** Returns a table of such rows. */
export function amountTable(rows: readonly Html[]): Html {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse">
    ${rows}
  </table>`;
}

/** Returns a note in smaller type. */
export const remark = (text: HtmlValue): Html => html`<span class="soft" style="font-size:14px;color:#59625e">${text}</span>`;
