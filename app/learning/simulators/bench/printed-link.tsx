import { type ReactNode, useEffect, useState } from 'react'
import { simulatorTexts as texts } from '../simulator-texts.ts'

/** Time without changes after which the code of an address is drawn. */
const calmMs = 400

/** On paper: a QR code that opens this very state. It is drawn once the bench is awake. */
export function PrintedLink({ address, isAwake }: { address: string; isAwake: boolean }): ReactNode {
  const [code, setCode] = useState('')
  useEffect(() => {
    if (!isAwake) return
    const timer = setTimeout(async () => {
      const { drawQr } = await import('../../../ui/components/draw-qr.ts')
      setCode(drawQr(location.origin + address))
    }, calmMs)
    return () => clearTimeout(timer)
  }, [address, isAwake])
  return (
    <div className="bench-printed">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by draw-qr.ts from an address */}
      {code && <div className="bench-qr" dangerouslySetInnerHTML={{ __html: code }} />}
      <p>{texts.printed}</p>
    </div>
  )
}
