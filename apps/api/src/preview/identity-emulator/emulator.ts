import { createServer } from 'node:http';
import auth from 'firebase-tools/lib/emulator/auth/server.js';
import { listening, type RunningServer } from '../../platform/server.ts';
import { createAdmin, demoAccounts } from './admin.ts';
import { trustShippedDescription } from './quick-start.ts';

export interface EmulatorOptions {
  /** 0 uses a free one. */
  port: number;
  projectId: string;
  /** Called with every password reset that would have been e-mailed. */
  onPasswordReset: (email: string, oobCode: string) => void;
}

/**
 * Runs the identity emulator in this process, with the demo accounts and on this machine only,
 * because it trusts every caller.
 * @throws PortInUseError where another program uses the port
 */
export async function startIdentityEmulator({
  port,
  projectId,
  onPasswordReset,
}: EmulatorOptions): Promise<RunningServer> {
  type Projects = NonNullable<Parameters<typeof auth.createApp>[2]>;
  const projects: Projects = new Map();
  trustShippedDescription();
  const app = await auth.createApp(projectId, undefined, projects);
  const told = new Set<string>();

  const server = createServer((request, response) => {
    if (request.url?.includes('accounts:sendOobCode') === true) {
      response.once('finish', () => {
        for (const { email, oobCode, requestType } of projects.get(projectId)?.listOobCodes() ??
          []) {
          if (requestType !== 'PASSWORD_RESET' || told.has(oobCode)) continue;
          told.add(oobCode);
          onPasswordReset(email, oobCode);
        }
      });
    }
    app(request, response);
  });
  server.listen(port, '127.0.0.1');
  const running = await listening(server, port);
  const admin = createAdmin(`http://127.0.0.1:${running.port}`, projectId);
  await admin.protectEmails();
  for (const account of demoAccounts) await admin.createAccount(account);
  return running;
}
