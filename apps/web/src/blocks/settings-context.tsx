import { createContext, type ReactNode, use } from 'react';

export interface SettingsContext<Settings> {
  readonly Provider: (props: {
    readonly settings: Settings;
    readonly children: ReactNode;
  }) => ReactNode;
  /** Throws where the provider is missing. */
  readonly useSettings: () => Settings;
}

/**
 * How a feature is given what it needs from outside: its ports and its clock.
 *
 * @param name - said when the provider is missing
 */
export function createSettingsContext<Settings>(name: string): SettingsContext<Settings> {
  const Context = createContext<Settings | null>(null);
  return {
    Provider: ({ settings, children }) => <Context value={settings}>{children}</Context>,
    useSettings() {
      const settings = use(Context);
      if (settings === null) throw new Error(`${name} has no provider.`);
      return settings;
    },
  };
}
