import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { darkImage, storageUrl } from './images.ts';
import { registerUserRequest, registerUserRequestSchema } from './register-user.ts';
import { runtimeConfigSchema } from './runtime-config.ts';
import { salonIsInCategory } from './salon.ts';

describe('pictures', () => {
  test.each([
    ['salons/01/facade.svg', 'salons/01/facade-dark.svg'],
    ['salons/01.old/facade', 'salons/01.old/facade-dark'],
    ['a.b.avif', 'a.b-dark.avif'],
    ['.hidden', '.hidden-dark'],
  ])('the dark drawing of %s is %s', (light, dark) => {
    expect(darkImage(light)).toBe(dark);
  });

  test('paths are appended to the storage folder of the host', () => {
    expect(storageUrl('categories/haircut.svg')).toBe('/storage/categories/haircut.svg');
    expect(storageUrl('/a.svg', 'https://api.example')).toBe('https://api.example/storage/a.svg');
  });
});

describe('a salon belongs to a category', () => {
  test.each([
    ['1,10', '10', true],
    ['1, 10', '10', true],
    ['1,10', '0', false],
    ['', '1', false],
    ['10', '1', false],
  ])('ids "%s", category "%s": %s', (ids, id, expected) => {
    expect(salonIsInCategory({ salon_categories: ids }, id)).toBe(expected);
  });
});

describe('registration', () => {
  const body = registerUserRequest({
    identity: ' eleni@salonica.example ',
    fullname: ' Ελένη Βασιλείου ',
    password: ' eight chars ',
  });

  test('carries the fixed device and login fields', () => {
    expect(body).toMatchObject({ device_type: 3, login_type: 3, is_login: 0 });
  });

  test('trims the e-mail and the name, never the password', () => {
    expect(v.parse(registerUserRequestSchema, body)).toMatchObject({
      identity: 'eleni@salonica.example',
      fullname: 'Ελένη Βασιλείου',
      password: ' eight chars ',
    });
  });

  test.each([
    ['identity', 'no-mail'],
    ['fullname', '   '],
    ['password', 'seven77'],
    ['device_type', 1],
    ['login_type', '3'],
    ['is_login', 1],
  ])('is refused with a wrong %s', (field, value) => {
    const result = v.safeParse(registerUserRequestSchema, { ...body, [field]: value });
    expect(result.issues?.map((issue) => v.getDotPath(issue))).toEqual([field]);
  });
});

describe('runtime configuration', () => {
  const identity = { apiKey: 'key', authDomain: 'auth.example', projectId: 'demo-salonica' };

  test('needs the identity service and whether phones may sign in', () => {
    expect(v.safeParse(runtimeConfigSchema, { identity, phoneSignIn: false }).success).toBe(true);
    expect(v.safeParse(runtimeConfigSchema, { identity }).success).toBe(false);
    expect(v.safeParse(runtimeConfigSchema, { phoneSignIn: false }).success).toBe(false);
  });

  test('an emulator address must be an address', () => {
    const config = { identity: { ...identity, emulatorUrl: 'localhost' }, phoneSignIn: false };
    expect(v.safeParse(runtimeConfigSchema, config).success).toBe(false);
  });
});
