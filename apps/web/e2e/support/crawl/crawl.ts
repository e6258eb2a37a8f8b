import type { Page } from '@playwright/test';
import { type Control, installCrawler, type PageCrawler, type View } from './in-page.ts';

type CrawlerWindow = Window & { readonly crawler: PageCrawler };

/** A state of the app that can be reached repeatedly. */
export interface Station {
  readonly name: string;
  readonly arrive: () => Promise<void>;
  /** A shortcut back to the state, which may fail. */
  readonly resume?: () => Promise<void>;
  /** Where to look for controls, unless a dialog is open. */
  readonly scope?: string;
}

/** A skipped control, with the reason. */
export interface Exception {
  readonly name: RegExp;
  readonly why: string;
}

/** Operates every control of the app and collects those without an effect. */
export class Crawl {
  readonly dead: string[] = [];
  /** Number of operated controls. */
  worked = 0;
  readonly #page: Page;
  readonly #exceptions: readonly Exception[];
  /** Kinds of controls: those that differ only in their list item are one kind. */
  readonly #tried = new Set<string>();
  readonly #stations: Station[] = [];
  readonly #known = new Set<string>();
  #elsewhere = '';

  constructor(page: Page, exceptions: readonly Exception[]) {
    this.#page = page;
    this.#exceptions = exceptions;
    page.on('download', () => (this.#elsewhere = 'download'));
    page.on('filechooser', () => (this.#elsewhere = 'file chooser'));
    // They stay open: Chromium crashes where a window closes before it has loaded.
    page.on('popup', () => (this.#elsewhere = 'window'));
  }

  /** Has to be called before the first page is opened. */
  async install(): Promise<void> {
    await this.#page.addInitScript(installCrawler);
  }

  /** Operates everything at these stations, and in the dialogs that open there. */
  async visit(stations: readonly Station[]): Promise<void> {
    this.#stations.push(...stations);
    for (let next = this.#stations.shift(); next !== undefined; next = this.#stations.shift()) {
      await this.#workAt(next);
    }
  }

  async #workAt(station: Station): Promise<void> {
    await station.arrive();
    const home = await this.#look(station);
    let view = home;
    for (;;) {
      const isNew = (control: Control) => this.#isNew(home.place, control);
      let control = view.controls.find(isNew);
      // Earlier presses may have hidden controls of the initial state.
      if (control === undefined && view !== home && home.controls.some(isNew)) {
        await station.arrive();
        view = await this.#look(station);
        control = view.controls.find(isNew);
      }
      if (control === undefined) return;
      this.#try(home.place, control);
      view = await this.#return(station, home, await this.#workOnce(station, home, control));
    }
  }

  /**
   * Operates a control, and closes the dialog that it may have opened. Returns the controls of the
   * page afterwards.
   */
  async #workOnce(station: Station, home: View, control: Control): Promise<View> {
    const answer = await this.#work(control, station);
    if (answer === '') this.dead.push(`${station.name}: "${control.name}"`);
    const after = await this.#look(station);
    if (after.dialog === '' || after.dialog === home.dialog) return after;
    this.#remember(station, control, after);
    await this.#page.keyboard.press('Escape');
    return this.#look(station);
  }

  #find({ controls }: View, { kind, name }: Control): Control | undefined {
    return controls.find((known) => known.kind === kind && known.name === name);
  }

  /** The controls of a dialog are tested later, each dialog once. */
  #remember(station: Station, control: Control, after: View): void {
    if (this.#known.has(after.place)) return;
    this.#known.add(after.place);
    const resume = async () => {
      const again = this.#find(await this.#look(station), control);
      if (again !== undefined) await this.#work(again, station);
    };
    this.#stations.unshift({
      ...station,
      name: `${station.name}, ${after.dialog}`,
      arrive: async () => {
        await station.arrive();
        await resume();
      },
      resume,
    });
  }

  /** If the last press navigated, returns to its page by the shortest working way. */
  async #return(station: Station, home: View, after: View): Promise<View> {
    if (after.place === home.place) return after;
    // A page in a new document has lost its history.
    const back = after.isPushed ? async () => void (await this.#page.goBack()) : undefined;
    let view = after;
    for (const way of [back, station.resume, station.arrive]) {
      if (way === undefined) continue;
      await way();
      view = await this.#look(station);
      if (view.place === home.place) break;
    }
    return view;
  }

  #isNew(place: string, { kind, name }: Control): boolean {
    if (this.#exceptions.some((known) => known.name.test(name))) return false;
    return !this.#tried.has(`${place} ${kind}`);
  }

  #try(place: string, { kind }: Control): void {
    this.#tried.add(`${place} ${kind}`);
  }

  async #look({ scope = 'main' }: Station): Promise<View> {
    return this.#page.evaluate(
      (wanted) => (window as unknown as CrawlerWindow).crawler.look(wanted),
      scope,
    );
  }

  async #isPresent({ id }: Control): Promise<boolean> {
    return (await this.#page.locator(`[data-crawl="${id}"]`).count()) > 0;
  }

  async #isBehindDialog({ id }: Control): Promise<boolean> {
    return this.#page.locator(`[data-crawl="${id}"]`).evaluate((control) => {
      const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
      return dialog !== undefined && !dialog.contains(control);
    });
  }

  /** Operates a control like a visitor. Returns the effect, or nothing. */
  async #work(found: Control, station: Station): Promise<string> {
    // A rerendered control is the same control on another element.
    const control = (await this.#isPresent(found))
      ? found
      : this.#find(await this.#look(station), found);
    if (control === undefined) return 'gone by itself';
    this.worked += 1;
    this.#elsewhere = '';
    await this.#page.evaluate(() => (window as unknown as CrawlerWindow).crawler.start());
    try {
      await this.#act(control);
    } catch (error) {
      // An automatic change may remove a control before it is reached.
      if (!(await this.#isPresent(control))) return 'gone by itself';
      // On a busy machine the dialog of the press before may open only now.
      if (!(await this.#isBehindDialog(control))) throw error;
      await this.#page.keyboard.press('Escape');
      await this.#act(control);
    }
    const answer = await this.#page
      .evaluate((id) => (window as unknown as CrawlerWindow).crawler.answer(id), control.id)
      // The document was left.
      .catch(() => 'page');
    return answer === '' ? this.#elsewhere : answer;
  }

  async #act({ id, work }: Control): Promise<void> {
    const target = this.#page.locator(`[data-crawl="${id}"]`);
    if (work === 'type') {
      const isNumber = (await target.getAttribute('type')) === 'number';
      const text = (await target.inputValue()) === '' || isNumber ? '7' : '';
      return target.fill(text);
    }
    if (work === 'slide') return target.press('ArrowRight');
    if (work === 'select') {
      const options = target.locator('option:not(:checked):not([disabled])');
      const value = await options.first().getAttribute('value');
      await target.selectOption(value);
      return;
    }
    const label = this.#page.locator(`label:has([data-crawl="${id}"])`);
    return ((await label.count()) > 0 ? label.first() : target).click({ timeout: 5000 });
  }
}
