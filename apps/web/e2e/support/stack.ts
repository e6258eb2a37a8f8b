/** Ports of the real servers for journeys, different from those of a running development stack. */
export const ports = {
  app: Number(process.env['E2E_PORT'] ?? 4273),
  identity: Number(process.env['E2E_IDENTITY_PORT'] ?? 9199),
};

/** The variable that tells the workers the address of the database. */
export const databaseVariable = 'E2E_DATABASE_URL';

export const appUrl = `http://localhost:${ports.app}`;

export const identityUrl = `http://127.0.0.1:${ports.identity}`;

export const identityProject = 'demo-salonica';

export const demoAccount = {
  email: 'demo@salonica.example',
  password: 'salonica-demo',
  name: 'Myrto Rousou',
};

const demo = { password: demoAccount.password };

/** Members of the desk of salon 01. */
export const deskAccounts = {
  owner: { ...demo, email: 'owner@salonica.example', name: 'Danai Lazarou' },
  barber: { ...demo, email: 'barber@salonica.example', name: 'Markos Pappas' },
} as const;
