import { sampleMembers } from '../samples/sample-members.ts';

/** Administrator calls of the emulator, which trusts every caller. */
export function createAdmin(origin: string, projectId: string) {
  const api = `${origin}/identitytoolkit.googleapis.com`;

  async function call(method: string, path: string, body: unknown): Promise<void> {
    const response = await fetch(`${api}${path}`, {
      method,
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) {
      throw new Error(`The identity emulator answered ${response.status} to ${method} ${path}.`);
    }
  }

  return {
    /** Responds like the real service, which does not reveal whether an e-mail has an account. */
    protectEmails: () =>
      call(
        'PATCH',
        `/v2/projects/${projectId}/config?updateMask=emailPrivacyConfig.enableImprovedEmailPrivacy`,
        { emailPrivacyConfig: { enableImprovedEmailPrivacy: true } },
      ),
    createAccount: (account: DemoAccount) =>
      call('POST', `/v1/projects/${projectId}/accounts`, account),
  };
}

export interface DemoAccount {
  localId: string;
  email: string;
  password: string;
  displayName: string;
  emailVerified: boolean;
}

const password = 'salonica-demo';

/** A demo account, printed at start, so it is no secret. */
export const demoAccount: DemoAccount = {
  localId: 'demo-customer',
  email: 'demo@salonica.example',
  password,
  displayName: 'Myrto Rousou',
  emailVerified: true,
};

/** The same for people at the desk of a salon. */
const deskAccounts = sampleMembers.map(({ uid, name, email }): DemoAccount => ({
  localId: uid,
  email,
  password,
  displayName: name,
  emailVerified: true,
}));

/** Every account that the emulator begins with. */
export const demoAccounts: readonly DemoAccount[] = [demoAccount, ...deskAccounts];
