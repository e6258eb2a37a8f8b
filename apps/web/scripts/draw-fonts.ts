/** Writes the fonts of the app, which are committed. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fontFiles, fontFolder, narrowed } from './narrow-fonts.ts';

for (const file of fontFiles) await writeFile(join(fontFolder, file), await narrowed(file));
