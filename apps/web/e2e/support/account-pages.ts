import { expect, type Locator, type Page } from '@playwright/test';
import type { Account } from './identity.ts';
import { open } from './test.ts';
import type { Texts } from './texts.ts';

/** The pages for signing in and signing up. */
export class AccountPages {
  readonly page: Page;
  readonly #t: Texts['auth'];

  constructor(page: Page, { auth }: Texts) {
    this.page = page;
    this.#t = auth;
  }

  field(name: keyof Texts['auth']['fields']): Locator {
    return this.page.getByRole('textbox', { name: this.#t.fields[name] });
  }

  // A password field has no ARIA role.
  password(name: 'password' | 'confirmPassword' | 'newPassword'): Locator {
    return this.page.getByLabel(this.#t.fields[name], { exact: true });
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  async signIn({ email, password }: Pick<Account, 'email' | 'password'>): Promise<void> {
    await this.field('email').fill(email);
    await this.password('password').fill(password);
    await this.button(this.#t.signIn.submit).click();
  }

  async signUp({ email, name, password }: Account, confirmed = password): Promise<void> {
    await this.field('email').fill(email);
    await this.field('fullname').fill(name);
    await this.password('password').fill(password);
    await this.password('confirmPassword').fill(confirmed);
    await this.button(this.#t.signUp.submit).click();
  }

  /** Signs in and waits for the redirect. */
  async arriveSignedIn(account: Account): Promise<void> {
    await open(this.page, '/signin');
    await this.signIn(account);
    await expect(this.page).toHaveURL('/dashboard');
  }
}
