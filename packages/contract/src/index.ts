export * from './category.ts';
export * from './home-page-data.ts';
export * from './images.ts';
export * from './protocol.ts';
export * from './register-user.ts';
export * from './runtime-config.ts';
export * from './salon.ts';
