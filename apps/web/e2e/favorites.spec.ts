import { AccountPages } from './support/account-pages.ts';
import { axeViolations } from './support/axe.ts';
import { expect, open, test } from './support/test.ts';

const atelier = 'Atelier Aristotelous';

test(
  'a favorite links to its salon and its wizard, and can be restored after its removal',
  { tag: '@both' },
  async ({ customerPage: page, t }) => {
    await open(page, '/profile/favorites');
    const card = page.getByRole('article', { name: atelier });
    await expect(card.getByText('+30', { exact: false })).toBeVisible();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(8);
    await expect(card.getByRole('link', { name: atelier, exact: true })).toHaveAttribute(
      'href',
      '/salon/01',
    );
    await expect(
      card.getByRole('link', { name: `${t.favorites.book}, ${atelier}` }),
    ).toHaveAttribute('href', '/booking/01');

    await card.getByRole('button', { pressed: true }).click();
    await expect(card).toBeHidden();
    const undo = page.getByRole('main').getByRole('button', { name: t.common.undo });
    await expect(undo).toBeFocused();
    expect.soft(await axeViolations(page)).toEqual([]);
    await undo.click();
    await expect(card).toBeVisible();
  },
);

test('the heart of a salon and the list of favorites agree', async ({ customerPage: page, t }) => {
  await open(page, '/profile/favorites');
  await page.getByRole('link', { name: atelier, exact: true }).click();
  const save = page.getByRole('main').getByRole('button', { name: 'Save', exact: true });
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  // The ticket of the next booking moves the button, which would lose a press in that moment.
  await expect(page.getByRole('article', { name: t.appointment.title })).toBeVisible();
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('link', { name: t.shell.nav.profile }).first().click();
  await page.getByRole('link', { name: t.favorites.title, exact: true }).click();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(7);
  await expect(page.getByRole('article', { name: atelier })).toHaveCount(0);
});

test(
  'a guest finds what the heart has saved, without an account',
  { tag: '@both' },
  async ({ page, t }) => {
    await open(page, '/salon/47');
    const name = await page.getByRole('heading', { level: 1 }).innerText();
    await page.getByRole('main').getByRole('button', { name: t.salon.save, exact: true }).click();
    await page.getByRole('button', { name: t.common.favorites.show }).click();
    await expect(page).toHaveURL('/favorites');
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(1);
    await expect(cards.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(page.getByText(t.favorites.guest.lead)).toBeVisible();
    expect.soft(await axeViolations(page)).toEqual([]);
  },
);

test('a heart pressed before signing in is kept', async ({ page, t, account }) => {
  await open(page, '/salon/48');
  await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('link', { name: t.shell.account.signIn }).first().click();
  // Before that, the newsletter's field matches the e-mail label.
  await expect(page).toHaveURL(/\/signin/);
  await new AccountPages(page, t).signIn(account);
  await expect(page).toHaveURL('/salon/48');
  await expect(
    page.getByRole('main').getByRole('button', { name: 'Save', exact: true, pressed: true }),
  ).toBeVisible();
  await page.getByRole('link', { name: t.shell.nav.profile }).first().click();
  await page.getByRole('link', { name: t.favorites.title, exact: true }).click();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(9);
});
