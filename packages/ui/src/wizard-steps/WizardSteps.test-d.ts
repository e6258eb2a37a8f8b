import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import type { ChangeDetails } from '../changes/index.ts';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import {
  WizardActions,
  WizardPanel,
  WizardSteps,
  type WizardActionsProps,
  type WizardPanelProps,
  type WizardStepsProps,
} from './index.ts';

// WizardActions
type WizardActionsOwn = 'back' | 'children';
expectTypeOf(WizardActions).parameter(0).toEqualTypeOf<WizardActionsProps>();
expectTypeOf<RequiredOf<WizardActionsProps>>().toEqualTypeOf<'children'>();
expectTypeOf<WizardActionsProps['ref']>().toEqualTypeOf<Ref<HTMLDivElement> | undefined>();
expectTypeOf<Omit<WizardActionsProps, WizardActionsOwn>>().toEqualTypeOf<
  PassedOn<'div', WizardActionsOwn>
>();
// @ts-expect-error `children` is required.
accepts<Pick<WizardActionsProps, 'children'>>({});
// @ts-expect-error There is no such prop.
accepts<Partial<WizardActionsProps>>({ look: 'other' });

// WizardPanel
type WizardPanelOwn = 'direction' | 'lead' | 'position' | 'title' | 'titleRef';
expectTypeOf(WizardPanel).parameter(0).toEqualTypeOf<WizardPanelProps>();
expectTypeOf<RequiredOf<WizardPanelProps>>().toEqualTypeOf<'title'>();
expectTypeOf<WizardPanelProps['ref']>().toEqualTypeOf<Ref<HTMLDivElement> | undefined>();
expectTypeOf<Omit<WizardPanelProps, WizardPanelOwn>>().toEqualTypeOf<
  PassedOn<'div', WizardPanelOwn>
>();
expectTypeOf<WizardPanelProps['direction']>().toEqualTypeOf<
  'forward' | 'back' | null | undefined
>();
// @ts-expect-error `title` is required.
accepts<Pick<WizardPanelProps, 'title'>>({});
// @ts-expect-error `direction` takes no other value.
accepts<Pick<WizardPanelProps, 'direction'>>({ direction: 'other' });
// @ts-expect-error There is no such prop.
accepts<Partial<WizardPanelProps>>({ look: 'other' });

// WizardSteps
type WizardStepsOwn =
  | 'children'
  | 'current'
  | 'messages'
  | 'onSelect'
  | 'onStepSelect'
  | 'renderLink'
  | 'steps';
expectTypeOf(WizardSteps).parameter(0).toEqualTypeOf<WizardStepsProps>();
expectTypeOf<RequiredOf<WizardStepsProps>>().toEqualTypeOf<'current' | 'steps'>();
expectTypeOf<WizardStepsProps['ref']>().toEqualTypeOf<Ref<HTMLElement> | undefined>();
expectTypeOf<Omit<WizardStepsProps, WizardStepsOwn>>().toEqualTypeOf<
  PassedOn<'nav', WizardStepsOwn>
>();
expectTypeOf<Parameters<NonNullable<WizardStepsProps['onStepSelect']>>>().toEqualTypeOf<
  [string, ChangeDetails<'press'>]
>();
// @ts-expect-error `steps` is required.
accepts<Pick<WizardStepsProps, 'steps'>>({});
// @ts-expect-error There is no such prop.
accepts<Partial<WizardStepsProps>>({ look: 'other' });
