export { SettingsIndex as Component } from '../features/desk-catalogue/SettingsIndex.tsx';
