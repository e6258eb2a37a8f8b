import { isMainThread } from 'node:worker_threads';

// Preloaded into every child: the channel to the parent script closes with that script, however it
// ended.

function signalAll(signal: NodeJS.Signals): void {
  try {
    // A direct child leads a process group, which contains its own children.
    process.kill(-process.pid, signal);
  } catch {
    process.kill(process.pid, signal);
  }
}

// A child passes its options to its threads, which have no channel, and to the processes that it forks, whose channel
// is of another type.
if (isMainThread && process.env['SALONICA_PARENT'] === String(process.ppid)) {
  const stop = (): void => {
    setTimeout(() => signalAll('SIGKILL'), 5000).unref();
    signalAll('SIGTERM');
  };
  process.once('disconnect', stop);
  // The script may have ended already.
  if (!process.connected) stop();
  // The listener alone must not keep a finished program running.
  process.channel?.unref();
}
