import type { Page } from 'playwright';
import type { Children } from '../../../scripts/stack/children.ts';
import { runWithChildren } from '../../../scripts/stack/run.ts';
import { launch } from './browser.ts';
import { readFirst } from './freeze.ts';
import { benchPages } from './pages.ts';
import { type Stack, startStack } from './stack.ts';
import { readFinished } from './visit.ts';

const languages = ['en', 'el'] as const;

/** The pages whose facts need script. */
async function problemsOf({ url, names }: Stack): Promise<string[]> {
  const problems: string[] = [];
  const browser = await launch();
  try {
    for (const page of benchPages) {
      for (const language of languages) {
        const address = `${page.path}?lang=${language}`;
        const read = (opened: Page) => readFirst(opened, names[page.names]);
        try {
          await readFinished(browser, url + address, read, { javaScriptEnabled: false });
        } catch (error) {
          const reason = error instanceof Error ? error.message : String(error);
          problems.push(`${address} without script: ${reason}.`);
        }
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
    console.log(
      `${benchPages.length * languages.length} documents, ${problems.length} without facts`,
    );
    return problems.length === 0 ? 0 : 1;
  } finally {
    await children.stop();
    await stack.remove();
  }
}

await runWithChildren(check, 1);
