import { v1CallList } from '@salonica/contract/v1/calls';
import { Ajv2020 } from 'ajv/dist/2020.js';
import * as v from 'valibot';
import { expect } from 'vitest';
import { openApiDocument } from '../src/platform/http/openapi.ts';

/** An undocumented field is a mistake, or not meant for visitors. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, closed(inner)]);
  const isOpen = 'properties' in value && !('additionalProperties' in value);
  return { ...Object.fromEntries(entries), ...(isOpen ? { additionalProperties: false } : {}) };
}

const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
const document = v.parse(v.record(v.string(), v.any()), closed(openApiDocument()));
ajv.addSchema(document, 'openapi', undefined, false);

const calls = v1CallList.map((call) => ({
  ...call,
  pattern: new URLPattern({ pathname: call.path }),
}));

/** Fails if a response under `/api/v1` does not match the OpenAPI document. */
export async function expectDescribed(method: string, path: string, response: Response) {
  const { pathname } = new URL(path, 'http://localhost');
  if (!pathname.startsWith('/api/v1/')) return;
  const call = calls.find(
    (candidate) =>
      candidate.method === method.toLowerCase() && candidate.pattern.test({ pathname }),
  );
  if (response.status >= 400) {
    await expectSchema('openapi#/components/schemas/FailureBody', response);
  } else if (call !== undefined && response.status !== 304) {
    expect([method, pathname, response.status]).toEqual([method, pathname, call.status]);
    if (call.response !== null && call.isStream !== true) {
      await expectSchema(pointerOf(call.method, call.path, call.status), response);
    }
  }
}

function pointerOf(method: string, path: string, status: number): string {
  const parts = [
    'paths',
    path.replaceAll(/:(\w+)/g, '{$1}'),
    method,
    'responses',
    String(status),
    'content',
    'application/json',
    'schema',
  ];
  const escaped = parts.map((part) =>
    encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')),
  );
  return `openapi#/${escaped.join('/')}`;
}

async function expectSchema(pointer: string, response: Response): Promise<void> {
  const validate = ajv.getSchema(pointer);
  if (validate === undefined) throw new Error(`The document has nothing at ${pointer}.`);
  void validate(await response.clone().json());
  expect(validate.errors ?? []).toEqual([]);
}
