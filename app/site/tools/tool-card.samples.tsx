import type { Samples } from '../../ui/components/samples.ts'
import { ToolCard } from './tool-card.tsx'

const tool = {
  name: 'Simulador de circuitos',
  description: 'Dibuja un circuito, le pone valores y mide en él.',
  category: 'Electricidad',
  url: 'https://ejemplo.es/circuitos',
}

export const samples: Samples = {
  Herramienta: () => (
    <div className="tool-grid">
      <ToolCard tool={tool} />
    </div>
  ),
}
