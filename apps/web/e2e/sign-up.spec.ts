import { AccountPages } from './support/account-pages.ts';
import { newPerson } from './support/identity.ts';
import { expect, open, test } from './support/test.ts';

test('a new account is signed in immediately', { tag: '@both' }, async ({ page, t }) => {
  const person = newPerson();
  await open(page, '/signup');
  await new AccountPages(page, t).signUp(person);
  await expect(page.getByText(t.auth.toasts.registered)).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  await open(page, '/profile');
  await expect(page.getByRole('heading', { name: person.name })).toBeVisible();
});

test('all four fields are required, and the passwords have to be long enough and agree', async ({
  page,
  t,
}) => {
  const pages = new AccountPages(page, t);
  const person = newPerson();
  await open(page, '/signup');
  await pages.button(t.auth.signUp.submit).click();
  for (const text of Object.values(t.auth.required)) {
    await expect(page.getByText(text)).toBeVisible();
  }
  await expect(pages.field('email')).toBeFocused();

  await pages.signUp({ ...person, password: 'seven77' });
  await expect(page.getByText('Password too short')).toBeVisible();
  await expect(page.getByText('Password must be at least 8 characters long').first()).toBeVisible();
  await expect(page).toHaveURL('/signup');

  await pages.signUp(person, 'something-else');
  await expect(page.getByText('Password mismatch')).toBeVisible();
  await expect(page.getByText('Passwords do not match. Please try again.').first()).toBeVisible();
  await expect(pages.password('confirmPassword')).toHaveAttribute('aria-invalid', 'true');
  await expect(pages.field('fullname')).toHaveValue(person.name);
});

test('an e-mail that is taken is refused with the message of the server', async ({
  page,
  t,
  pageErrors,
}) => {
  pageErrors.expect(/status of 409/);
  const pages = new AccountPages(page, t);
  const person = newPerson();
  await open(page, '/signup');
  await pages.signUp(person);
  await expect(page).toHaveURL('/dashboard');
  await page.context().clearCookies();
  await page.evaluate(async () => {
    localStorage.clear();
    const databases = await indexedDB.databases();
    for (const { name } of databases) if (name !== undefined) indexedDB.deleteDatabase(name);
  });
  // Read in the route handler: Chromium may drop the body of a response before a test asks for it.
  const answer = Promise.withResolvers<{ status: number; message: string }>();
  await page.route(/registerUser/, async (route) => {
    const response = await route.fetch();
    const { message } = (await response.json()) as { message: string };
    answer.resolve({ status: response.status(), message });
    await route.fulfill({ response });
  });
  await open(page, '/signup');
  await pages.signUp(person);
  const { status, message } = await answer.promise;
  expect(status).toBe(409);
  await expect(page.getByText('Registration failed')).toBeVisible();
  await expect(page.getByText(message).first()).toBeVisible();
  await expect(pages.field('email')).toHaveValue(person.email);
});
