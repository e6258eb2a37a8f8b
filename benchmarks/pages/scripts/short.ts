import type { Page } from 'playwright';
import type { Children } from '../../../scripts/stack/children.ts';
import { runWithChildren } from '../../../scripts/stack/run.ts';
import { launch } from './browser.ts';
import { readFirst } from './freeze.ts';
import { benchPages, mostRequests, mostShift } from './pages.ts';
import { type Stack, startStack } from './stack.ts';
import { readFinished, visit } from './visit.ts';

const languages = ['en', 'el'] as const;

/** What `bench:pages` measures and no busy machine changes. */
async function problemsOf({ url, names }: Stack): Promise<string[]> {
  const problems: string[] = [];
  const browser = await launch();
  try {
    for (const page of benchPages) {
      for (const language of languages) {
        const address = `${page.path}?lang=${language}`;
        const read = (opened: Page) => readFirst(opened, names[page.names]);
        const expected = await readFinished(browser, url + address, read, {
          javaScriptEnabled: false,
        }).catch((error: Error) => error.message);
        if (typeof expected === 'string') {
          problems.push(`${address} without script: ${expected}.`);
          continue;
        }
        const { requests, shift } = await visit(browser, url + address, expected);
        console.log(`${address}: ${requests} requests, shift ${shift.toFixed(3)}`);
        if (requests > mostRequests) problems.push(`${address}: ${requests} requests.`);
        if (shift >= mostShift) problems.push(`${address}: moves by ${shift.toFixed(3)}.`);
      }
    }
  } finally {
    await browser.close();
  }
  return problems;
}

async function check(children: Children): Promise<number> {
  const stack = await startStack(children);
  try {
    const problems = await problemsOf(stack);
    for (const problem of problems) console.error(problem);
    return problems.length === 0 ? 0 : 1;
  } finally {
    await children.stop();
    await stack.remove();
  }
}

await runWithChildren(check, 1);
