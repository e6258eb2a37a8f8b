import type { i18n } from 'i18next';
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Namespace } from '../i18n/namespaces.ts';
import { requireTexts } from '../i18n/require-texts.ts';
import { loadWithRetry } from '../shared/load-with-retry.ts';
import { ignore } from '../shared/ignore.ts';

/**
 * A component whose code is not part of its page: a dialog, a large control, or initially hidden
 * content.
 */
export interface LatePart<Props> {
  /** The component, if it and its texts are loaded. */
  readonly loaded: (texts: i18n) => ComponentType<Props> | null;
  /** Fetches missing code; after a failure the next call retries. */
  readonly load: (texts: i18n) => Promise<ComponentType<Props>>;
}

/**
 * @param load - brings the component
 * @param namespaces - texts that it cannot be shown without
 *
 * @example
 * const calendar = late(async () => (await import('@salonica/ui/calendar')).Calendar);
 */
export function late<Props>(
  load: () => Promise<ComponentType<Props>>,
  namespaces: readonly Namespace[] = [],
): LatePart<Props> {
  let part: ComponentType<Props> | null = null;
  const hasTexts = (texts: i18n): boolean =>
    namespaces.every((name) => texts.hasResourceBundle(texts.language, name));
  return {
    loaded: (texts) => (hasTexts(texts) ? part : null),
    async load(texts) {
      const [loaded] = await Promise.all([
        part ?? loadWithRetry(load),
        hasTexts(texts) ? undefined : requireTexts(texts, namespaces),
      ]);
      part = loaded;
      return loaded;
    },
  };
}

export interface LateProps<Props> {
  readonly part: LatePart<Props>;
  readonly props: Props;
  /** Whether it is needed now. @default true */
  readonly isWanted?: boolean;
  /** When to prefetch it, in milliseconds after the mount. @default never */
  readonly idleAfter?: number;
  /** Its fallback while it is loading. @default nothing */
  readonly skeleton?: ReactNode;
  /**
   * Called when it was needed and failed to load. @default the error boundary of the page shows the
   * failure
   */
  readonly onFailed?: () => void;
  /** Changing the value retries after a failure. */
  readonly attempt?: unknown;
}

/** Shows a component whose code arrives after the page. */
export function Late<Props extends object>({
  part,
  props,
  isWanted = true,
  idleAfter,
  skeleton = null,
  onFailed,
  attempt,
}: LateProps<Props>) {
  const { i18n } = useTranslation();
  const [Part, setPart] = useState(() => part.loaded(i18n));
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  const fail = useEffectEvent((error: unknown) => {
    if (onFailed === undefined) setFailure({ error });
    else onFailed();
  });
  const begin = useEffectEvent((isNow: boolean, delay: number, _attempt: unknown) => {
    let isHere = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const fetch = async (nextDelay: number): Promise<void> => {
      try {
        const loaded = await part.load(i18n);
        if (isHere) setPart(() => loaded);
      } catch (error) {
        if (!isHere) return;
        if (isNow) fail(error);
        else wait(nextDelay);
      }
    };
    const wait = (time: number): void => {
      timer = setTimeout(() => void fetch(time * 2), time);
    };
    if (isNow) void fetch(delay);
    else wait(delay);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  });
  const isMissing = Part === null && (isWanted || idleAfter !== undefined);
  useEffect(
    () => (isMissing ? begin(isWanted, idleAfter ?? 0, attempt) : undefined),
    [isMissing, isWanted, idleAfter, attempt],
  );

  if (failure !== null) throw failure.error;
  if (Part === null) return isWanted ? skeleton : null;
  return <Part {...props} />;
}

/** Fetches the code of a part before it is needed; a failure is reported when the part is needed. */
export function usePreload<Props>(part: LatePart<Props>, isLikely = true): void {
  const { i18n } = useTranslation();
  useEffect(() => {
    if (isLikely) part.load(i18n).catch(ignore);
  }, [part, i18n, isLikely]);
}
