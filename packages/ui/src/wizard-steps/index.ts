export { WizardSteps, type WizardStep, type WizardStepsProps } from './WizardSteps.tsx';
export {
  WizardActions,
  WizardPanel,
  type WizardActionsProps,
  type WizardPanelProps,
} from './WizardPanel.tsx';
export type { WizardStepsMessages } from './WizardSteps.messages.ts';
