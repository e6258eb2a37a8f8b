// Chromatic's own message is long and ends with the machine's settings.
if ((process.env['CHROMATIC_PROJECT_TOKEN'] ?? '').trim() === '') {
  console.error(
    'CHROMATIC_PROJECT_TOKEN is not set: take the token from "Manage" of the project at https://www.chromatic.com and put it into the environment, in CI as a secret of that name.',
  );
  process.exitCode = 1;
}
