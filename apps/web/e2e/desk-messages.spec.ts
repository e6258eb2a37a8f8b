import { expectNoAxeViolations } from './support/axe.ts';
import { createAccount } from './support/identity.ts';
import { mailedPath } from './support/mails.ts';
import { openSalon } from './support/own-salon.ts';
import { expect, open, remember, test } from './support/test.ts';

test(
  'a customer writes, the desk answers, and the automatic reply is silent',
  { tag: '@both' },
  async ({ customerPage: page, other: desk, account, t }) => {
    const salon = await openSalon();
    await remember(desk.context(), salon.owner);
    await open(desk, '/desk/messages');
    const rows = desk.getByRole('list', { name: t.deskMessages.list }).getByRole('listitem');

    await open(page, `/profile/chat?with=${salon.id}`);
    const box = page.getByRole('textbox').last();
    await box.fill('Is there room at ten?');
    await box.press('Enter');
    // At the open desk within a second, announced and counted.
    await expect(rows.first()).toContainText('Is there room at ten?', { timeout: 3000 });
    await expect(desk.getByText(t.desk.newMessage)).toBeAttached();
    // What waits when the desk opens is counted only.
    await desk.reload();
    await expect(rows.first()).toContainText('Is there room at ten?');
    await expect(desk.getByText(t.desk.newMessage)).toHaveCount(0);

    await rows.first().getByRole('link').click();
    await expect(desk.getByRole('heading', { name: account.name })).toBeVisible();
    await expectNoAxeViolations(desk);
    const reply = desk.getByRole('textbox').last();
    await reply.fill('With pleasure, see you then.');
    await reply.press('Enter');
    const log = page.getByRole('log');
    await expect(log.getByText('With pleasure, see you then.')).toBeVisible();
    // The API's tests prove for how long the automatic reply is silent.
    await box.fill('Thank you');
    await box.press('Enter');
    await expect(desk.getByRole('log').getByText('Thank you')).toBeVisible();
    await expect(log.getByText(t.chat.automatic)).toHaveCount(0);
  },
);

test('a removed member reads at the open desk that the access has ended', async ({
  page: owner,
  other: member,
  pageErrors,
  t,
}) => {
  const person = await createAccount();
  const salon = await openSalon();
  await remember(owner.context(), salon.owner);
  await remember(member.context(), person);
  await open(owner, '/desk/members');
  await owner.getByLabel(t.deskMembers.invite.role).selectOption('manager');
  await owner.getByLabel(t.deskMembers.invite.email).fill(person.email);
  await owner.getByRole('button', { name: t.deskMembers.invite.send }).click();
  await expect(owner.getByText(t.deskMembers.invite.done)).toBeVisible();

  await open(member, await mailedPath(owner, person.email, '/desk/join'));
  await member.locator('main').getByRole('button').first().click();
  await expect(member).toHaveURL('/desk');
  // A desk that is still opening has no access to lose.
  await expect(member.locator('[data-component="day-plan"]')).toBeVisible();

  pageErrors.expect(/Failed to load resource/);
  await owner.reload();
  const name = t.deskMembers.remove.openOf.replace('{{name}}', person.name);
  await owner.getByRole('button', { name }).click();
  await owner
    .getByRole('alertdialog')
    .getByRole('button', { name: t.deskMembers.remove.confirm })
    .click();
  await expect(owner.getByRole('button', { name })).toHaveCount(0);
  const words = t.desk.door.removed.replace('{{salon}}', salon.name);
  await expect(member.getByRole('alert').filter({ hasText: words })).toBeVisible();
});
