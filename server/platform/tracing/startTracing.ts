import { setTimeout as sleep } from 'node:timers/promises';
import { diag, DiagLogLevel } from '@opentelemetry/api';
import { turnTracingOn } from './tracing.ts';

/** A collector that is away would otherwise be reported with each batch of spans. */
const reportEveryMs = 60_000;
/** How long a collector that doesn't answer may delay the end of the process. */
const longestEndMs = 2_000;

/**
 * Starts sending spans to the OpenTelemetry collector that the environment names. The SDK reads its standard variables itself: endpoint,
 * headers, service name, sampler.
 * @param role what this process does, an attribute of all its spans
 * @param report receives the reason why spans could not be sent, at most once a minute
 * @returns a function that sends what is left and stops
 */
export async function startTracing(role: string, report: (problem: string) => void): Promise<() => Promise<void>> {
  // Loaded here, because most shops run without tracing.
  const [{ BatchSpanProcessor, NodeTracerProvider }, { OTLPTraceExporter }, { detectResources, envDetector, resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ]);
  let reportedAt = -Infinity;
  const tell = (problem: string) => {
    if (performance.now() - reportedAt < reportEveryMs) return;
    reportedAt = performance.now();
    report(problem);
  };
  const ignore = () => undefined;
  diag.setLogger({ error: tell, warn: tell, info: ignore, debug: ignore, verbose: ignore }, DiagLogLevel.WARN);
  const own = resourceFromAttributes({ 'service.name': 'souk', 'souk.role': role });
  const provider = new NodeTracerProvider({
    // What the environment says comes last, and wins.
    resource: own.merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  turnTracingOn();
  const end = () => provider.shutdown().catch((error: unknown) => tell(String(error)));
  return () => Promise.race([end(), sleep(longestEndMs, undefined, { ref: false })]);
}
