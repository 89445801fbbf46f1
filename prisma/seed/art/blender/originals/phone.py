import math, os, sys
sys.path.insert(0, os.path.dirname(__file__))
from studio import *

clear()
studio('#e2e2e5', wall_y=2.6)
W, H, T, R = .71, 1.48, .08, .115
tone, turn = arg('--tone', 'blue'), float(arg('--turn', '0'))
FRAME, BACK, RING, LOGO = {'blue': ('#3f5f96', '#34548f', '#6c87b6', '#8fa8d4'), 'black': ('#3a3b3d', '#18191b', '#66686b', '#77797c'),
                           'sage': ('#8a9a86', '#92a38d', '#b4c0b0', '#dbe3d8')}[tone]
frame = principled('frame', srgb(FRAME), rough=.28, metal=1)
backglass = principled('back', srgb(BACK), rough=.36, metal=.35, spec=.6, coat=.25, coat_rough=.25)
black = principled('black', srgb('#070708'), rough=.06, spec=.6)
glass = principled('lens', srgb('#040507'), rough=.02, spec=.9, coat=1, coat_rough=.0)
ring = principled('ring', srgb(RING), rough=.2, metal=1)
dark = principled('dark', srgb('#0b0c10'), rough=.35)
logo = principled('logo', srgb(LOGO), rough=.2, metal=1)
flash = principled('flash', srgb('#f7efd8'), rough=.25, coat=1)

# The picture on the display: dunes at dusk, drawn by waves.
screen = bpy.data.materials.new('screen')
screen.use_nodes = True
t = screen.node_tree
p = t.nodes['Principled BSDF']
p.inputs['Base Color'].default_value = (0, 0, 0, 1)
p.inputs['Roughness'].default_value, p.inputs['Specular'].default_value = .04, .5
coord, sep = node(t, 'ShaderNodeTexCoord'), node(t, 'ShaderNodeSeparateXYZ')
t.links.new(coord.outputs['Object'], sep.inputs[0])
x, z = sep.outputs[0], sep.outputs[2]
sky = node(t, 'ShaderNodeValToRGB')
stops = sky.color_ramp.elements
stops[0].position, stops[0].color = 0, srgb('#f6b38a')
stops[1].position, stops[1].color = 1, srgb('#16264f')
for pos, c in ((.18, '#e58f8d'), (.4, '#8d6fa8'), (.68, '#36508f')):
    s = stops.new(pos); s.color = srgb(c)
t.links.new(math_node(t, 'DIVIDE', math_node(t, 'ADD', z, .15), .85), sky.inputs[0])
color = sky.outputs[0]
for base, amp, freq, phase, top, low in ((-.02, .07, 4.1, .4, '#a2628c', '#6b4a86'), (-.20, .09, 3.3, 2.2, '#5d4a8e', '#3b3a7b'), (-.42, .08, 5.2, 4.0, '#2c3a7a', '#141f4a')):
    wave = math_node(t, 'ADD', math_node(t, 'MULTIPLY', math_node(t, 'SINE', math_node(t, 'ADD', math_node(t, 'MULTIPLY', x, freq), phase)), amp), base)
    depth = math_node(t, 'SUBTRACT', wave, z)
    shade = node(t, 'ShaderNodeValToRGB')
    shade.color_ramp.elements[0].color, shade.color_ramp.elements[1].color = srgb(top), srgb(low)
    t.links.new(math_node(t, 'MULTIPLY', depth, 3.2), shade.inputs[0])
    edge = node(t, 'ShaderNodeMapRange')
    edge.inputs['From Max'].default_value = .004
    t.links.new(depth, edge.inputs[0])
    mix = node(t, 'ShaderNodeMixRGB')
    t.links.new(edge.outputs[0], mix.inputs[0])
    t.links.new(color, mix.inputs[1])
    t.links.new(shade.outputs[0], mix.inputs[2])
    color = mix.outputs[0]
t.links.new(color, p.inputs['Emission'])
p.inputs['Emission Strength'].default_value = .85
white = principled('white', srgb('#ffffff'), emission=(1, 1, 1, 1))
white.node_tree.nodes['Principled BSDF'].inputs['Emission Strength'].default_value = 1.0


def phone(show):
    parts = [slab('frame', rounded(W, H, R), -T / 2, T / 2, frame, .02, 5, 'Y')]
    if show == 'front':
        parts.append(slab('glass', rounded(W - .028, H - .028, R - .014), T / 2 - .006, T / 2 + .003, black, .003, 2, 'Y'))
        parts.append(slab('screen', rounded(W - .066, H - .066, R - .033), T / 2, T / 2 + .0042, screen, 0, 1, 'Y'))
        hole = lathe('hole', [(0, .0058), (.019, .0058)], black, 48); hole.rotation_euler.x = math.radians(90); hole.location = (0, -T / 2 , H / 2 - .085)
        inner = lathe('hole lens', [(0, .007), (.010, .006)], glass, 48); inner.rotation_euler.x = math.radians(90); inner.location = (0, -T / 2, H / 2 - .085)
        parts += [hole, inner]
        y = -T / 2 - .0052
        parts.append(text('9:41', .20, white, (0, y, .36), depth=0))
        parts.append(text('Friday, 27 November', .042, white, (0, y, .485), depth=0))
        parts.append(text('9:41', .036, white, (-.24, y, .655), depth=0))
        bar = slab('bar', rounded(.22, .011, .0055), 0, .0005, white, 0, 1, 'Y'); bar.location = (0, y, -.675)
        battery = slab('battery', rounded(.05, .024, .007), 0, .0005, white, 0, 1, 'Y'); battery.location = (.25, y, .655)
        parts += [bar, battery]
    else:
        parts.append(slab('back', rounded(W - .02, H - .02, R - .01), T / 2 - .004, T / 2 + .006, backglass, .008, 4, 'Y'))
        island = slab('island', rounded(.30, .52, .085), 0, .022, backglass, .012, 4, 'Y'); island.location = (-.165, -T / 2 - .004, .43)
        parts.append(island)
        for z in (.56, .33):
            for o in (lathe('ring', fillet([(.105, 0), (.105, .030, .006), (.088, .030, .004), (.086, .014)]), ring, 96),
                      lathe('well', [(.087, .018), (.05, .014), (.0, .014)], dark, 64),
                      lathe('inner', fillet([(.058, .012), (.056, .019, .002), (.044, .017, .002), (.042, .012)]), dark, 64),
                      lathe('glass', curve_through([(.0, .024), (.02, .022), (.042, .014)], 6), glass, 64),
                      ):
                o.rotation_euler.x = math.radians(90); o.location = (-.165, -T / 2 - .024, z); parts.append(o)
        f = lathe('flash', fillet([(0, .008), (.026, .008, .003), (.028, 0)]), flash, 48); f.rotation_euler.x = math.radians(90); f.location = (.06, -T / 2 - .004, .60); parts.append(f)
        parts.append(text('HALVANE', .062, logo, (0, -T / 2 - .0065, -.30), depth=.0005, spacing=1.25))
    # Keys on the right edge, and seams of the aerial.
    side = 1 if show == 'front' else -1
    for z, h in ((.30, .16), (.06, .22)) if show == 'front' else ((.22, .3),):
        key = slab('key', rounded(.026, h, .013), 0, .012, frame, .004, 3)
        key.rotation_euler = (math.radians(90), 0, math.radians(90)); key.location = (side * W / 2 - .003 * side, 0, z); parts.append(key)
        if side < 0:
            key.rotation_euler = (math.radians(90), 0, math.radians(-90))
    return parts


back = group(phone('back'), (.31, .34, H / 2 + .0), (-4, 0, 24))
front = group(phone('front'), (-.25, 0, H / 2 + .0), (-5, 0, -18))

softbox((-3.4, -2.2, 2.6), (0, 0, .7), (1.8, 3.2), 6)
softbox((3.2, -.6, 1.5), (0, 0, .7), (.7, 3.2), 6)
softbox((0, 1.2, 4.2), (0, .2, .5), (4, 2.4), 4)
softbox((2.2, -5, 3.0), (.3, .3, .7), (1.6, 3), 2.2)
group([front, back], (0, 0, 0), (0, 0, turn))
camera((0, -6.6, 1.25), (0, 0, .66), lens=102)
render('phone', exposure=1.0)
