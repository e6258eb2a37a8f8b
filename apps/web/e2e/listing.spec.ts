import type { Page } from '@playwright/test';
import { AccountPages } from './support/account-pages.ts';
import { axeViolations } from './support/axe.ts';
import { mailedPath } from './support/mails.ts';
import { decideApplication } from './support/operator.ts';
import { expect, open, test } from './support/test.ts';
import type { Texts } from './support/texts.ts';
import { Wizard } from './support/wizard.ts';

const typed = {
  phone: '2310 654 321',
  email: 'zefyr@salonica.example',
  addressEn: '4 Komninon',
  addressEl: 'Κομνηνών 4',
  // In the house of the salon that is farthest from the centre: last in lists, and no pin of its own.
  place: '40.556785, 23.003587',
  barberEn: 'Thanasis Kyriakou',
  barberEl: 'Θανάσης Κυριακού',
};

/** From an empty form to the last step. */
async function fillIn(page: Page, { listSalon: words }: Texts, name: string): Promise<void> {
  const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
  const next = page.getByRole('button', { name: words.next, exact: true });
  const heading = (text: string) => page.getByRole('heading', { level: 2, name: text });
  const { fields } = words;

  await expect(heading(words.business.heading)).toBeVisible();
  // Nothing is accepted unseen.
  await next.click();
  await expect(field(fields.name)).toBeFocused();
  await field(fields.name).fill(name);
  await page.getByRole('group', { name: fields.categories }).getByRole('button').first().click();
  await field(fields.phone).fill(typed.phone);
  await field(fields.email).fill(typed.email);
  await next.click();

  await expect(heading(words.address.heading)).toBeVisible();
  await field(fields.addressEn).fill(typed.addressEn);
  await field(fields.addressEl).fill(typed.addressEl);
  await field(fields.place).fill(typed.place);
  await next.click();

  await expect(heading(words.hours.heading)).toBeVisible();
  await next.click();

  await expect(heading(words.services.heading)).toBeVisible();
  await field(fields.service.en).fill('Quiet trim');
  await field(fields.service.el).fill('Ήσυχο κούρεμα');
  await field(fields.service.price).fill('25');
  await field(fields.barberEn).fill(typed.barberEn);
  await field(fields.barberEl).fill(typed.barberEl);
  await next.click();
  await expect(heading(words.review.heading)).toBeVisible();
}

test(
  'a salon applies, the operator approves it, and another person makes its first booking',
  { tag: '@both' },
  async ({ page, other, account, language, t, pageErrors }) => {
    // Calls of the session that the verification has ended.
    pageErrors.expect(/status of 40[01]/);
    test.slow();
    const words = t.listSalon;
    const name = language === 'el' ? 'Κουρείο Αγριολούλουδο' : 'Barbershop Periwinkle';
    const status = (key: 'underReview' | 'refused' | 'approved') =>
      page.getByRole('heading', { level: 2, name: words[key].title.replace('{{name}}', name) });

    // Without an account; what is typed survives signing in.
    await open(page, '/');
    await page.getByRole('link', { name: t.shell.footer.links.listSalon }).click();
    await expect(page).toHaveURL('/list-your-salon');
    await fillIn(page, t, name);
    expect.soft(await axeViolations(page), 'the last step').toEqual([]);
    const send = page.getByRole('button', { name: words.review.send });
    await send.click();
    await expect(page).toHaveURL(/\/signin/);
    await new AccountPages(page, t).signIn(account);
    await expect(page).toHaveURL(/\/list-your-salon/);
    await expect(page.getByText(typed.addressEl)).toBeVisible();
    await send.click();
    await expect(status('underReview')).toBeFocused();

    // The owner of a salon is known: the mailbox answers first.
    await open(page, await mailedPath(page, account.email, '/verify-email'));
    const main = page.getByRole('main');
    await main.getByRole('button', { name: t.letters.verify.press }).click();
    await expect(main.getByText(t.letters.verify.here.text)).toBeVisible();
    await open(page, '/list-your-salon');
    await expect(status('underReview')).toBeVisible();

    await open(other, `/salons?q=${encodeURIComponent(name)}`);
    await expect(other.getByRole('link', { name })).toHaveCount(0);

    // The first answer asks for a correction.
    await decideApplication(name, 'refuse', 'Please enter the number of the salon.');
    await page.reload();
    await expect(status('refused')).toBeVisible();
    await expect(page.getByText('Please enter the number of the salon.')).toBeVisible();
    await page.getByRole('button', { name: words.refused.correct }).click();
    const phone = page.getByRole('textbox', { name: words.fields.phone, exact: true });
    await expect(phone).toHaveValue('+302310654321');
    await phone.fill('2310 654 322');
    const next = page.getByRole('button', { name: words.next, exact: true });
    for (const step of ['address', 'hours', 'services', 'review'] as const) {
      await next.click();
      await expect(
        page.getByRole('heading', { level: 2, name: words[step].heading }),
      ).toBeVisible();
    }
    await send.click();
    await expect(status('underReview')).toBeVisible();

    await decideApplication(name, 'approve');
    await open(page, '/list-your-salon');
    await expect(status('approved')).toBeVisible();

    // Found and booked at once, by a guest.
    await open(other, `/salons?q=${encodeURIComponent(name)}`);
    await other.getByRole('link', { name }).first().click();
    await expect(other.getByRole('heading', { level: 1, name })).toBeVisible();
    const path = new URL(other.url()).pathname;
    const book = other.getByRole('link', { name: t.salon.book, exact: true });
    await book.filter({ visible: true }).first().click();
    const wizard = new Wizard(other, t);
    await wizard.expectStep('service');
    await wizard.goToLocation();
    await wizard.confirmButton.click();
    await expect(other).toHaveURL(path);

    // The owner pauses the salon; the wizard refuses in words.
    await open(page, '/desk/listing');
    const listing = t.deskListing;
    await page.getByRole('button', { name: listing.open.pause }).click();
    await expect(page.getByRole('heading', { name: listing.paused.title })).toBeVisible();
    await open(other, path.replace('/salon/', '/booking/'));
    await expect(other.getByRole('heading', { name: t.booking.paused.title })).toBeVisible();
    await page.getByRole('button', { name: listing.paused.open }).click();
    await expect(page.getByRole('heading', { name: listing.open.title })).toBeVisible();
  },
);
