import { type ActionFunction, createPath, data, parsePath, redirect } from 'react-router-dom';
import type { ActOnPage, PageAct } from '../../blocks/page-act.ts';
import { namedLanguage, nameLanguage } from '../../shared/named-language.ts';

/** Within this app, and in the language that the URL of the form names. */
function pathAfter(to: string, from: URL): string {
  if (!/^\/(?![/\\])/.test(to)) throw new Error('A form leads to a page of this app');
  const named = namedLanguage(from.search);
  if (named === null) return to;
  const path = parsePath(to);
  return createPath({ ...path, search: nameLanguage(path.search ?? '', named) });
}

/** The router's action for the `act` of a page. */
export function actionOf(
  act: ActOnPage,
  context: Pick<PageAct, 'form' | 'ports' | 'i18n'>,
): ActionFunction {
  return async ({ params, request }) => {
    const url = new URL(request.url);
    const result = await act({ ...context, language: context.i18n.language, params, url });
    if ('redirect' in result) return redirect(pathAfter(result.redirect, url), 303);
    return data(result.data, { status: result.status });
  };
}
