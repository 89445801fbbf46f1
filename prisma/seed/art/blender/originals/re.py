import bpy, array, sys
a=sys.argv[sys.argv.index('--')+1:]
out, size, exposure = a[0], int(a[1]), float(a[2])
s=bpy.context.scene
s.view_settings.view_transform='Filmic'; s.view_settings.look='High Contrast'; s.view_settings.exposure=exposure
s.render.image_settings.file_format='PNG'; s.render.image_settings.color_mode='RGB'
v=array.array('f'); v.frombytes(open(out+'-passes/clean.raw','rb').read())
i=bpy.data.images.new('clean',size,size,float_buffer=True); i.colorspace_settings.name='Linear'; i.pixels=v
i.save_render(out+'.png')
