import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type Span,
} from '@opentelemetry/api';

// Traces for operators who collect them (docs/operating.md). Spans hold no personal data: statements come without their values, and errors
// with their type only.

const name = 'souk';
let isOn = false;

/** Records spans from now on; called when a tracing SDK has been registered. */
export function turnTracingOn(): void {
  isOn = true;
}

/** Whether spans are recorded. */
export const isTracing = (): boolean => isOn;

/** Runs work outside of the current span: for timers that go on after the request that starts them. */
export const detached = <T>(work: () => T): T => (isOn ? context.with(ROOT_CONTEXT, work) : work());

/** What a span is about. */
export interface SpanFacts {
  kind?: keyof typeof SpanKind;
  attributes?: Attributes;
}

/** Marks a span as failed. The message of an error may contain what a shopper has entered, so it isn't recorded. */
function fail(span: Span, error: unknown): void {
  const { name: type, code } = (error ?? {}) as { name?: string; code?: unknown };
  span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', typeof code === 'string' ? code : (type ?? 'Error'));
}

/**
 * Runs work in a span, a child of the current one. Without tracing it costs one comparison.
 * @param title what is done, with few different values: an operation's name, not an ID
 * @param note adds what is known about the span when the work has ended
 */
export async function inSpan<T>(
  title: string,
  { kind = 'INTERNAL', attributes }: SpanFacts,
  work: () => T | Promise<T>,
  note?: (span: Span, result: T) => void,
): Promise<T> {
  if (!isOn) return work();
  return trace.getTracer(name).startActiveSpan(title, { kind: SpanKind[kind], attributes }, async (span) => {
    try {
      const result = await work();
      note?.(span, result);
      return result;
    } catch (error) {
      fail(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** The span of a request. */
export interface RequestSpan {
  /** ID of its trace, which logs refer to. */
  traceId: string;
  /** Runs work within the span. */
  run(work: () => void): void;
  /**
   * @param route kind of the address, as in `GET /graphql`
   * @param status of the response; null if the caller left before there was one
   */
  end(route: string, status: number | null): void;
}

/**
 * Begins the span of a request.
 * @param headers of a caller whose trace is continued; null for one that isn't trusted
 */
export function startRequest(method: string, attributes: Attributes, headers: Record<string, unknown> | null): RequestSpan {
  const parent: Context = headers === null ? ROOT_CONTEXT : propagation.extract(ROOT_CONTEXT, headers);
  const span = trace.getTracer(name).startSpan(method, { kind: SpanKind.SERVER, attributes }, parent);
  const own = trace.setSpan(parent, span);
  return {
    traceId: span.spanContext().traceId,
    run: (work) => context.with(own, work),
    end(route, status) {
      span.updateName(`${method} ${route}`);
      span.setAttribute('http.route', route);
      if (status === null) span.setAttribute('error.type', 'aborted');
      else span.setAttribute('http.response.status_code', status);
      if (status !== null && status >= 500) span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', String(status));
      span.end();
    },
  };
}
