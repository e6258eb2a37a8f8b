import { isMainThread } from 'node:worker_threads';

// Preloaded into every child: the channel to the script that started it closes with that script, however it ended.

function signalAll(signal: NodeJS.Signals): void {
  try {
    // A direct child leads a process group, which its own helpers are in.
    process.kill(-process.pid, signal);
  } catch {
    process.kill(process.pid, signal);
  }
}

// A child hands its options on to its threads, which have no channel, and to the processes that it forks, which have one of
// another kind.
if (isMainThread && process.env['SALONICA_PARENT'] === String(process.ppid)) {
  const stop = (): void => {
    setTimeout(() => signalAll('SIGKILL'), 5000).unref();
    signalAll('SIGTERM');
  };
  process.once('disconnect', stop);
  // The script may be gone before this process has come as far as here.
  if (!process.connected) stop();
  // Listening alone must not keep a program running that has done its work.
  process.channel?.unref();
}
