import { AccountPages } from './support/account-pages.ts';
import { auditBothThemes, expectNoAxeViolations } from './support/axe.ts';
import { expect, open, test } from './support/test.ts';
import { Wizard } from './support/wizard.ts';

test.describe.configure({ mode: 'parallel' });

test('axe finds nothing on the steps of the wizard', { tag: '@both' }, async ({ page, t }) => {
  const wizard = new Wizard(page, t);
  await open(page, '/booking/01?service=0');
  await wizard.expectStep('service');
  await wizard.next();
  await wizard.expectStep('date');
  await wizard.chooseDay();
  await auditBothThemes(page, 'date');
  await wizard.next();
  await wizard.expectStep('time');
  await wizard.next();
  await auditBothThemes(page, 'time');
  await wizard.chooseBarberAndTime();
  await wizard.next();
  await wizard.expectStep('location');
  await wizard.choose(wizard.place('home'));
  await auditBothThemes(page, 'location');
});

test('axe finds nothing on forms with errors', { tag: '@both' }, async ({ page, t }) => {
  const pages = new AccountPages(page, t);
  await open(page, '/signin');
  await pages.button(t.auth.signIn.submit).click();
  await auditBothThemes(page, 'sign in');
  await open(page, '/signup');
  await pages.button(t.auth.signUp.submit).click();
  await auditBothThemes(page, 'sign up');
});

test('axe finds nothing in the open menu', { tag: ['@greek'] }, async ({ page, t }) => {
  await open(page, '/');
  await page.getByRole('button', { name: t.shell.menu.open }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoAxeViolations(page);
});
