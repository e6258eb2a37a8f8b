import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fullTitle, metaOf, usePageHandle } from './page-handle.ts';

type SetTitle = (title: string | undefined) => void;

const TitleContext = createContext<SetTitle | null>(null);

/** Keeps the document title in step with the page, or with what the page says about itself. */
export function PageTitleProvider({ children }: { readonly children: ReactNode }) {
  const { i18n } = useTranslation();
  const [own, setOwn] = useState<string>();
  const handle = usePageHandle();
  const known = handle === undefined ? undefined : metaOf(handle, i18n).title;
  const title = own === undefined ? known : fullTitle(own);
  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
  return <TitleContext value={setOwn}>{children}</TitleContext>;
}

/**
 * A title that depends on what the page shows, such as the name of a salon; undefined while it is unknown.
 *
 * @example
 * usePageTitle(salon?.name);
 */
export function usePageTitle(title: string | undefined): void {
  const setTitle = use(TitleContext);
  useEffect(() => {
    setTitle?.(title);
    return () => setTitle?.(undefined);
  }, [title, setTitle]);
}
