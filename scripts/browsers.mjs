import { findChromium, findHeadlessShell } from './chromium.mjs';

// Once and before the tests: two installations at a time would wait for each other's lock.
console.log(`Pages      ${findHeadlessShell()}\nPictures   ${findChromium()}`);
