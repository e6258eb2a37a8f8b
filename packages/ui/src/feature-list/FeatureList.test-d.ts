import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import { Feature, FeatureList, type FeatureListProps, type FeatureProps } from './index.ts';

// Feature
type FeatureOwn = 'children' | 'headingLevel' | 'icon' | 'title';
expectTypeOf(Feature).parameter(0).toEqualTypeOf<FeatureProps>();
expectTypeOf<RequiredOf<FeatureProps>>().toEqualTypeOf<'icon' | 'title'>();
expectTypeOf<FeatureProps['ref']>().toEqualTypeOf<Ref<HTMLLIElement> | undefined>();
expectTypeOf<Omit<FeatureProps, FeatureOwn>>().toEqualTypeOf<PassedOn<'li', FeatureOwn>>();
expectTypeOf<FeatureProps['headingLevel']>().toEqualTypeOf<2 | 3 | 4 | 5 | 6 | undefined>();
// @ts-expect-error `icon` is required.
accepts<Pick<FeatureProps, 'icon'>>({});
// @ts-expect-error `headingLevel` takes no other value.
accepts<Pick<FeatureProps, 'headingLevel'>>({ headingLevel: 1 });
// @ts-expect-error There is no such prop.
accepts<Partial<FeatureProps>>({ look: 'other' });

// FeatureList
type FeatureListOwn = 'children';
expectTypeOf(FeatureList).parameter(0).toEqualTypeOf<FeatureListProps>();
expectTypeOf<RequiredOf<FeatureListProps>>().toEqualTypeOf<'children'>();
expectTypeOf<FeatureListProps['ref']>().toEqualTypeOf<Ref<HTMLUListElement> | undefined>();
expectTypeOf<Omit<FeatureListProps, FeatureListOwn>>().toEqualTypeOf<
  PassedOn<'ul', FeatureListOwn>
>();
// @ts-expect-error `children` is required.
accepts<Pick<FeatureListProps, 'children'>>({});
// @ts-expect-error There is no such prop.
accepts<Partial<FeatureListProps>>({ look: 'other' });
