import * as v from 'valibot';

/** A validated body as it was sent: instants are texts. */
export function sent<Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
): v.InferInput<Schema> {
  v.assert(schema, body);
  return body;
}

/** The validated body of a response, as it was sent. */
export async function readJson<Schema extends v.GenericSchema>(
  response: Response,
  schema: Schema,
): Promise<v.InferInput<Schema>> {
  return sent(schema, await response.json());
}
