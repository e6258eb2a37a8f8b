import { readEmulatorConfig } from '../../config.ts';
import { createLog } from '../../platform/log.ts';
import { run } from '../../platform/run.ts';

await run(async () => {
  const { port, projectId, appOrigin } = readEmulatorConfig(process.env);
  const log = createLog((line) => process.stdout.write(line));
  // Takes seconds to load, so the settings are checked first.
  const { startIdentityEmulator } = await import('../identity-emulator/emulator.ts');
  const emulator = await startIdentityEmulator({
    port,
    projectId,
    // The emulator sends no e-mail: the developer reads the link here.
    onPasswordReset: (email, oobCode) => {
      const link = new URL('/reset-password', appOrigin);
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
