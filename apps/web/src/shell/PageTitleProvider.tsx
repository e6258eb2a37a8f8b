import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ignore } from '../shared/ignore.ts';
import { fullTitle, metaOf, usePageHandle, usePageHead } from './page-handle.ts';

type SetTitle = (title: string | undefined) => void;

const TitleContext = createContext<SetTitle | null>(null);

const nothing: readonly never[] = [];

/** Updates the head of the document with the page, and its title with the page's own one. */
export function PageTitleProvider({ children }: { readonly children: ReactNode }) {
  const { i18n } = useTranslation();
  const { pathname } = useLocation();
  const [own, setOwn] = useState<string>();
  const handle = usePageHandle();
  const said = usePageHead();
  const known = handle === undefined ? undefined : metaOf(handle, i18n);
  const name = own ?? said.title;
  const title = name === undefined ? known?.title : fullTitle(name);
  const description = said.description ?? known?.description;
  const isIndexed = handle?.isIndexed === true && said.isNotFound !== true;
  const { picture, data = nothing } = said;
  const language = i18n.language;
  /** The page whose tags the server wrote, until they are replaced. */
  const inDocument = useRef<string>(undefined);
  useEffect(() => {
    if (title === undefined || description === undefined) return undefined;
    document.title = title;
    const page = `${language} ${pathname}`;
    inDocument.current ??= document.documentElement.dataset['rendered'] === language ? page : '';
    if (inDocument.current === page) return undefined;
    inDocument.current = '';
    let isCurrent = true;
    // Deferred: only search engines and link previews read them.
    void import('./head-tags.ts').then(({ applyHead, headTags }) => {
      const facts = { title, description, pathname, language, isIndexed, picture };
      if (isCurrent) applyHead(headTags(facts), data, document.head);
    }, ignore);
    return () => {
      isCurrent = false;
    };
  }, [title, description, pathname, language, isIndexed, picture, data]);
  return <TitleContext value={setOwn}>{children}</TitleContext>;
}

/**
 * Sets a title that depends on data, such as the name of a salon, until the page is left, without
 * rendering it again.
 * @example
 * const setTitle = usePageTitle();
 * return <SalonPage onTitle={setTitle} />;
 */
export function usePageTitle(): SetTitle {
  const setTitle = use(TitleContext) ?? ignore;
  useEffect(() => () => setTitle(undefined), [setTitle]);
  return setTitle;
}
