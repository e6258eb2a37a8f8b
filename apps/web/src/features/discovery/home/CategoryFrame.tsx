import { Button } from '@salonica/ui/button';
import { Container } from '@salonica/ui/container';
import { Section } from '@salonica/ui/section';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export const categoriesAtFirst = 3;

export interface CategoryFrameProps {
  /** Whether there are more; `waiting` reserves the button's space. */
  readonly toggle: 'waiting' | 'none' | 'more' | 'less';
  readonly onToggle?: () => void;
  readonly children: ReactNode;
}

export function CategoryFrame({ toggle, onToggle, children }: CategoryFrameProps) {
  const { t } = useTranslation('home');
  return (
    <Container before="l">
      <Section
        title={t('categories.title')}
        action={
          toggle === 'none' ? null : (
            <Button
              variant="secondary"
              aria-expanded={toggle === 'less'}
              aria-controls="categories-list"
              disabled={toggle === 'waiting'}
              onClick={onToggle}
            >
              {toggle === 'less' ? t('categories.viewLess') : t('categories.viewAll')}
            </Button>
          )
        }
      >
        <div id="categories-list">{children}</div>
      </Section>
    </Container>
  );
}
