import { RouterContextProvider } from 'react-router'
import { type AppContext, provideServices } from './app-context.ts'
import type { RequestInfo } from './request-info.ts'
import { defaultSettings } from './site-settings.ts'

/** The context of a test's request. */
export function contextWith(provided: Partial<AppContext>): RouterContextProvider {
  const context = new RouterContextProvider()
  provideServices(context, provided)
  return context
}

/** Facts about a test's request; `known` replaces some of them. */
export function testRequestInfo(known: Partial<RequestInfo> = {}): RequestInfo {
  return {
    id: 'test',
    method: 'GET',
    nonce: '',
    today: '2026-11-20',
    settings: defaultSettings,
    origin: 'http://localhost',
    publicOrigin: null,
    reportError: () => {},
    bootScript: { src: '/boot.js' },
    ...known,
  }
}
