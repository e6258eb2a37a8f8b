import { identityEmulatorPort, readConfig, refuseInProduction } from '../config.ts';
import { createLog } from '../log.ts';
import { run } from '../run.ts';

await run(async () => {
  refuseInProduction(process.env);
  const { port: appPort, runtime } = readConfig({ ...process.env, IDENTITY_MODE: 'emulator' });
  const origin = process.env['PUBLIC_ORIGIN'] ?? `http://localhost:${appPort}`;
  const log = createLog((line) => process.stdout.write(line));
  // Loads for seconds, so a wrong setting is named first.
  const { startIdentityEmulator } = await import('./emulator.ts');
  const emulator = await startIdentityEmulator({
    port: identityEmulatorPort(process.env),
    projectId: runtime.identity.projectId,
    // Nobody gets an e-mail from an emulator: whoever runs it reads the link here.
    onPasswordReset: (email, oobCode) => {
      const link = new URL('/reset-password', origin);
      link.search = new URLSearchParams({ mode: 'resetPassword', oobCode }).toString();
      process.stdout.write(`password reset link for ${email}: ${link.href}\n`);
    },
  });
  log('info', 'listening', { url: `http://localhost:${emulator.port}`, pid: process.pid });
  return async () => {
    await emulator.close();
    log('info', 'stopped');
  };
});
