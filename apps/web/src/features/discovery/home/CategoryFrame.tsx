import { Button } from '@salonica/ui/button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import section from './section.module.css';

export const categoriesAtFirst = 3;

export interface CategoryFrameProps {
  /** Whether there are more to see; `waiting` keeps the room of the button. */
  readonly toggle: 'waiting' | 'none' | 'more' | 'less';
  readonly onToggle?: () => void;
  readonly children: ReactNode;
}

export function CategoryFrame({ toggle, onToggle, children }: CategoryFrameProps) {
  const { t } = useTranslation('home');
  return (
    <section className={section['root']} aria-labelledby="categories-title">
      <div className={section['head']}>
        <h2 id="categories-title" className={section['text']}>
          {t('categories.title')}
        </h2>
        {toggle === 'none' ? null : (
          <Button
            variant="secondary"
            aria-expanded={toggle === 'less'}
            aria-controls="categories-list"
            disabled={toggle === 'waiting'}
            className={section['action']}
            onClick={onToggle}
          >
            {toggle === 'less' ? t('categories.viewLess') : t('categories.viewAll')}
          </Button>
        )}
      </div>
      <div id="categories-list">{children}</div>
    </section>
  );
}
